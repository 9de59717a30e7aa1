import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'

interface Props {
  icon: `i-lucide-${string}`
  title: string
  text: string
  onRetry?: () => void
  /** Other ways on. */
  children?: ReactNode
}

/** In place of a gate: what is known, and the ways on. */
export function GateNotice({ icon, title, text, onRetry, children }: Props) {
  const { t } = useTranslation('gate')
  useHeadingTitle(title)
  return (
    <div className="grid gap-4 justify-items-start max-w-xl mx-auto w-full">
      <h1 className="text-xl flex items-start gap-2">
        <Icon name={icon} className="text-brand mt-1" />
        {title}
      </h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {onRetry && (
          <Button variant="primary" icon="i-lucide-rotate-cw" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** The outline of a gate. */
export function GateWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3 mx-auto w-full max-w-xl">
      <div className="skeleton h-12" />
      <div className="skeleton h-60" />
      <div className="skeleton h-32" />
    </div>
  )
}
