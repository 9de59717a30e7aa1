import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../../ui/controls/progress-bar.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { canRetry, dropUpload, retryUploads, type Upload, useUploads } from '../uploads.ts'

/** How far a picture has come, of 100: what the browser does not tell of the link is not made up. */
const FAR = { waiting: 0, shrinking: 20, sending: 60, failed: 0 } as const

/** What is on its way into this gallery. */
export function GalleryUploads({ eventId }: { eventId: number }) {
  const { t } = useTranslation('gallery')
  const uploads = useUploads((state) => state.uploads)
  const mine = uploads.filter(({ event_id }) => event_id === eventId)
  const failed = mine.filter(({ state }) => state === 'failed').length
  const retryable = mine.filter(canRetry).length
  if (mine.length === 0) return null
  return (
    <section aria-label={t('upload.title')} className="card p-3 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="status">
          <h2>{failed > 0 ? t('upload.someFailed', { count: failed }) : t('upload.left', { count: mine.length })}</h2>
        </div>
        {retryable > 1 && (
          <Button icon="i-lucide-rotate-cw" onClick={() => retryUploads()}>
            {t('upload.retryAll')}
          </Button>
        )}
      </div>
      <ul className="grid gap-1">
        {mine.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      {failed - retryable < mine.length && <p className="text-sm text-ink-soft">{t('upload.stay')}</p>}
    </section>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('gallery')
  const { key, file, state, problem } = upload
  const address = useAddress(file)
  const isFailed = state === 'failed'
  return (
    <li className="flex items-center gap-3 min-h-14 border-t border-line pt-1">
      {isFailed && !canRetry(upload) ? (
        <span className="target shrink-0 bg-sunken rounded-control">
          <Icon name="i-lucide-image-off" />
        </span>
      ) : (
        address && <img src={address} alt="" className="w-12 h-12 shrink-0 object-cover rounded-control bg-sunken" />
      )}
      <div className="flex-1 min-w-0">
        <p className="text-sm truncate">
          <MixedText text={file.name} />
        </p>
        <p className={`text-sm ${isFailed ? 'text-danger' : 'text-ink-soft'}`}>
          {isFailed && <Icon name="i-lucide-circle-alert" />}{' '}
          {isFailed ? t(`problems:${problem}.text`, { defaultValue: t('common:error.text') }) : t(`upload.${state}`)}
        </p>
        {!isFailed && <ProgressBar label={file.name} value={FAR[state]} most={100} />}
      </div>
      {canRetry(upload) && (
        <Button
          variant="icon"
          icon="i-lucide-rotate-cw"
          aria-label={t('upload.retry', { name: file.name })}
          onClick={() => retryUploads((one) => one.key === key)}
        />
      )}
      {(isFailed || state === 'waiting') && (
        <Button variant="icon" icon="i-lucide-x" aria-label={t('upload.drop', { name: file.name })} onClick={() => dropUpload(key)} />
      )}
    </li>
  )
}

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
