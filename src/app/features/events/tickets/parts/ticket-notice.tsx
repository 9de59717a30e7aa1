import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'

interface Props {
  icon: `i-lucide-${string}`
  title: string
  text: string
  /** A way to try again, where that may help. */
  onRetry?: () => void
  /** Ways on, in place of that to all tickets. */
  children?: ReactNode
}

/** In place of a ticket: what is known, and the ways on. */
export function TicketNotice({ icon, title, text, onRetry, children }: Props) {
  const { t } = useTranslation('tickets')
  useHeadingTitle(title)
  return (
    <div className="grid gap-4 justify-items-start max-w-xl mx-auto">
      <h1 className="text-xl flex items-start gap-2">
        <Icon name={icon} className="text-brand mt-1" />
        {title}
      </h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        {onRetry && (
          <Button variant="primary" icon="i-lucide-rotate-cw" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        {children ?? (
          <ScreenLink to="/tickets" className="btn-quiet">
            {t('all')}
          </ScreenLink>
        )}
      </div>
    </div>
  )
}

interface ProblemProps {
  problem: Problem
  onRetry: () => void
}

/** When there is nothing on this phone and nothing could be had. */
export function TicketProblem({ problem: { code }, onRetry }: ProblemProps) {
  const { t } = useTranslation('tickets')
  if (code === 'offline') return <TicketNotice icon="i-lucide-wifi-off" title={t('order.notHere')} text={t('order.notHereText')} onRetry={onRetry} />
  return <TicketNotice icon="i-lucide-circle-alert" title={t('failed')} text={t(`problems:${code}.text`, t('common:error.text'))} onRetry={onRetry} />
}

/** The outline of a ticket. */
export function TicketsWaiting() {
  const { t } = useTranslation('tickets')
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3 mx-auto w-full max-w-md">
      <h1 className="sr-only">{t('title')}</h1>
      <div className="skeleton h-24" />
      <div className="skeleton h-60" />
    </div>
  )
}
