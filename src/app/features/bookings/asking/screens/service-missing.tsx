import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { isNetworkProblem } from '#contract/core/problem-code.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { useRetry } from '../../../../ui/navigation/use-retry.ts'

/** A service whose times cannot be shown now: why, and the ways on. */
export function ServiceMissing({ serviceId, error }: { serviceId: string; error: unknown }) {
  const { t } = useTranslation('bookings')
  const { isBusy, retry } = useRetry()
  const code = error instanceof Problem ? error.code : 'bug'
  const title = isNetworkProblem(code) ? t('common:pageNotHeld') : t(`problems:${code}.title`)
  useHeadingTitle(title)
  return (
    <div role="alert" className="card p-4 max-w-xl mx-auto grid gap-3 justify-items-start">
      <h1 className="text-lg">{title}</h1>
      <p className="text-ink-soft">{isNetworkProblem(code) ? t('asking.notHeld') : t(`problems:${code}.text`)}</p>
      <div className="flex flex-wrap gap-2">
        <BusyButton variant="primary" icon="i-lucide-rotate-cw" isBusy={isBusy} onClick={retry}>
          {t('common:retry')}
        </BusyButton>
        <AppLink to={`/servicedetails/${serviceId}`} className="btn-quiet">
          {t('asking.openService')}
        </AppLink>
      </div>
    </div>
  )
}
