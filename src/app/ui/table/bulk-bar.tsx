import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'

interface Props {
  /** How many rows are chosen. */
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Below a table as long as rows are chosen: how many, and what can be done with all of them. */
export function BulkBar({ count, onClear, children }: Props) {
  const { t } = useTranslation('tables')
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t('chosen', { count })}
      </p>
      {count > 0 && (
        <section aria-label={t('bulk')} className="sticky bottom-3 z-10 card shadow-lg px-4 py-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="me-auto">
            <b className="font-600">{t('chosen', { count })}</b>
            <span className="block text-sm text-ink-soft">{t('keys')}</span>
          </p>
          {children}
          <Button icon="i-lucide-x" onClick={onClear}>
            {t('clear')}
          </Button>
        </section>
      )}
    </>
  )
}
