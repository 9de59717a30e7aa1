import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import type { ThreadRow } from '../thread-rows.ts'
import { useFetchedPicture } from '../use-fetched-picture.ts'

interface Props {
  row: Pick<ThreadRow, 'message' | 'entry'>
  /** Who sent it, for readers who do not see it. */
  alt: string
}

/** A picture that is fetched when it is asked for, since data costs money; a press on it shows it large. */
export function MessagePicture({ row, alt }: Props) {
  const { t } = useTranslation('conversations')
  const { address, isBusy, problem, load } = useFetchedPicture(row.message?.id, row.entry)
  const [isLarge, setLarge] = useState(false)
  const of = row.message?.picture
  if (!of && !row.entry?.files?.picture) return null
  const kilobytes = Math.max(1, Math.round((of?.bytes ?? 0) / 1024))
  if (!address)
    return (
      of && (
        <div className="grid gap-1 justify-items-start">
          <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={load}>
            {t(isBusy ? 'picture.loading' : 'picture.show', { count: kilobytes })}
          </BusyButton>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {problem && (isNoAnswer(problem.code) ? t('picture.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
          </p>
        </div>
      )
    )
  return (
    <>
      <button type="button" aria-label={t('picture.large')} className="block rounded-control overflow-hidden" onClick={() => setLarge(true)}>
        <img src={address} alt={alt} width={of?.width} height={of?.height} className="max-h-60 w-auto h-auto bg-sunken" />
      </button>
      {isLarge && (
        <Dialog title={alt} place="cover" onClose={() => setLarge(false)}>
          <img src={address} alt={alt} className="mx-auto max-h-[80dvh] w-auto h-auto" />
        </Dialog>
      )}
    </>
  )
}
