import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionProblem } from '../../../../ui/controls/action-problem.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useBlobAddress } from '../../../../ui/media/use-blob-address.ts'
import { fetchPicture, type WhichPicture } from '../calls.ts'

/** A picture of what a case is about: fetched when staff ask for it, and gone from this phone when they go on. */
export function CasePicture(which: WhichPicture) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const { t: whole } = useTranslation()
  const [picture, setPicture] = useState<Blob>()
  const address = useBlobAddress(picture)
  const { isBusy, problem, run } = useAction()
  if (address)
    return (
      <img src={address} alt={t(which.picture_id === undefined ? 'picture.of' : 'pictures.one')} className="max-h-80 w-auto h-auto rounded-control bg-sunken" />
    )
  return (
    <div className="grid gap-1 justify-items-start">
      <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={() => void run(async () => setPicture(await fetchPicture(which)))}>
        {t(isBusy ? 'picture.loading' : 'picture.show')}
      </BusyButton>
      <ActionProblem problem={problem} offline={whole('desk:needsNetwork')} />
    </div>
  )
}
