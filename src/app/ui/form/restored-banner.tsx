import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../controls/ask-dialog.tsx'
import { Button } from '../controls/button.tsx'
import { useFormat } from '../formats/use-format.ts'
import { useNow } from '../formats/use-now.ts'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** ISO 8601: when it was kept last. */
  at: string
  /** Deletes what was typed. */
  onStartOver: () => Promise<void>
}

/** Says that the form goes on from an earlier visit, from when that is, and offers an empty one. */
export function RestoredBanner({ at, onStartOver }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  return (
    <div role="status" className="rounded-control bg-sunken p-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex-1 basis-50">
        <span className="block font-600">
          <Icon name="i-lucide-archive-restore" /> {t('form.restored')}
        </span>
        <span className="text-sm text-ink-soft">{now !== undefined && t('form.restoredAt', { age: format.age(at, now), at: format.dateTime(at) })}</span>
      </p>
      <Button onClick={() => setAsking(true)}>{t('form.startOver')}</Button>
      {isAsking && (
        <AskDialog title={t('form.startOverTitle')} yes={t('form.startOver')} no={t('form.startOverNo')} onYes={onStartOver} onClose={() => setAsking(false)}>
          {t('form.startOverText')}
        </AskDialog>
      )}
    </div>
  )
}
