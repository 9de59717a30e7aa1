import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/controls/progress-bar.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { MixedText } from '../../ui/text/mixed-text.tsx'
import type { GalleryOf } from '../gallery-calls.ts'
import type { UploadRow } from '../upload-rows.ts'
import { useUploads } from '../use-uploads.ts'

/** How far a picture has come, of 100: what the browser does not tell of the link is not made up. */
const FAR = { waiting: 20, login: 20, shrinking: 10, sending: 60, failed: 0 } as const satisfies Record<UploadRow['state'], number>

/** What is on its way into this gallery. */
export function GalleryUploads({ calls, subject }: GalleryOf) {
  const { t } = useTranslation('gallery')
  const rows = useUploads({ calls, subject })
  const failed = rows.filter(({ state }) => state === 'failed').length
  const retries = rows.flatMap(({ state, retry }) => (state === 'failed' && retry ? [retry] : []))
  const retryAll = () => {
    for (const retry of retries) retry()
  }
  if (rows.length === 0) return null
  return (
    <section aria-label={t('upload.title')} className="card p-3 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="status">
          <h2>{failed > 0 ? t('upload.someFailed', { count: failed }) : t('upload.left', { count: rows.length })}</h2>
        </div>
        {retries.length > 1 && (
          <Button icon="i-lucide-rotate-cw" onClick={retryAll}>
            {t('upload.retryAll')}
          </Button>
        )}
      </div>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <UploadLine key={row.key} row={row} />
        ))}
      </ul>
      {failed < rows.length && <p className="text-sm text-ink-soft">{t(rows.some(({ state }) => state === 'shrinking') ? 'upload.stay' : 'upload.saved')}</p>}
    </section>
  )
}

function UploadLine({ row }: { row: UploadRow }) {
  const { t } = useTranslation('gallery')
  const { file_name, state, problem, isFull, retry, drop } = row
  const address = useAddress(row)
  const isFailed = state === 'failed'
  const why = () => (isFull ? t('full') : t(`problems:${problem}.text`, { defaultValue: t('common:error.text') }))
  return (
    <li className="flex items-center gap-3 min-h-14 border-t border-line pt-1">
      {isFailed && !retry ? (
        <span className="target shrink-0 bg-sunken rounded-control">
          <Icon name="i-lucide-image-off" />
        </span>
      ) : (
        <span className="w-12 h-12 shrink-0 rounded-control bg-sunken overflow-hidden">
          {address && <img src={address} alt="" className="w-full h-full object-cover" />}
        </span>
      )}
      <div className="flex-1 min-w-0">
        <p className="text-sm truncate">
          <MixedText text={file_name} />
        </p>
        <p className={`text-sm ${isFailed ? 'text-danger' : 'text-ink-soft'}`}>
          {isFailed && <Icon name="i-lucide-circle-alert" />} {isFailed ? why() : t(`upload.${state}`)}
        </p>
        {!isFailed && <ProgressBar label={file_name} value={FAR[state]} most={100} />}
      </div>
      {retry && <Button variant="icon" icon="i-lucide-rotate-cw" aria-label={t('upload.retry', { name: file_name })} onClick={retry} />}
      {drop && <Button variant="icon" icon="i-lucide-x" aria-label={t('upload.drop', { name: file_name })} onClick={drop} />}
    </li>
  )
}

/** An address of the picture in this page; a file that this browser cannot show has one too. */
function useAddress({ readFile }: UploadRow): string | undefined {
  const [address, setAddress] = useState<string>()
  // It is read once, whatever becomes of the picture: the bytes stay the same.
  const [read] = useState(() => readFile)
  useEffect(() => {
    let made: string | undefined
    let isOver = false
    void read().then(
      (file) => {
        if (!file || isOver) return
        made = URL.createObjectURL(file)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [read])
  return address
}
