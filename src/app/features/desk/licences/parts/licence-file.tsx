import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { saveFile } from '../../../../ui/files/save-file.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useBlobAddress } from '../../../../ui/media/use-blob-address.ts'
import { fetchLicence } from '../calls.ts'
import { licenceRefusal } from '../licence-refusal.ts'

const KB = 1024

/** The file of a licence, fetched when staff ask for it: a picture is shown here, a PDF is saved, because none is ever shown in a page. */
export function LicenceFile({ licence: { id, kind, bytes, is_active, full_name } }: { licence: DeskLicence }) {
  const { t } = useTranslation('desk', { keyPrefix: 'licences' })
  const { t: whole } = useTranslation()
  const format = useFormat()
  const [picture, setPicture] = useState<Blob>()
  const address = useBlobAddress(picture)
  const { isBusy, problem, run } = useAction()
  const open = async () => {
    const file = await fetchLicence(id)
    if (kind === 'pdf') saveFile(file)
    else setPicture(file.blob)
  }
  if (address) return <img src={address} alt={t('pictureOf', { name: full_name })} className="w-auto h-auto rounded-control bg-sunken" />
  return (
    <div className="grid gap-1 justify-items-start">
      <BusyButton icon={kind === 'pdf' ? 'i-lucide-download' : 'i-lucide-image'} isBusy={isBusy} onClick={() => void run(open)}>
        {isBusy ? t('loading') : t(`open.${kind}`, { size: format.number(Math.max(1, Math.round(bytes / KB))) })}
      </BusyButton>
      {is_active && <p className="text-sm">{t('active')}</p>}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && licenceRefusal(whole, problem)}
      </p>
    </div>
  )
}
