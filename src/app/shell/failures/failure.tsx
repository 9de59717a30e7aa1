import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { useIsOffline } from '../../state/connection/connection.ts'
import { BusyButton } from '../../ui/controls/busy-button.tsx'
import { PageLinks } from '../../ui/navigation/page-links.tsx'
import { useHeadingTitle } from '../../ui/navigation/use-page-title.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'
import { useRetry } from '../../ui/navigation/use-retry.ts'
import { PrecachedScreens, whyMissing } from './precached-screens.tsx'

interface Props {
  error: unknown
  /** Lets the screen try to render again. */
  reset: () => void
}

/** In place of a screen that could not be shown: what happened, what is safe, and another try. That it heals when the network comes back is src/app/deferred/retry-failed-loads.ts. */
export function Failure({ error, reset }: Props) {
  const { t } = useTranslation()
  const { isBusy, retry } = useRetry(reset)
  const prefix = usePrefix()
  const { pathname } = useLocation()
  const isOffline = useIsOffline()
  const problem = problemOf(error, isOffline)
  const isMissing = problem.code === 'not-on-phone'
  const why = isMissing && whyMissing(pathname)
  const title = t(`problems:${problem.code}.title`, { defaultValue: t('common:error.title') })
  useHeadingTitle(title)

  return (
    <div role="alert" className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{title}</h1>
      <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
      {why && <p>{t(why)}</p>}
      <p className="text-ink-soft">{t('common:error.safe')}</p>
      {problem.requestId && <PageLinks lead={t('common:error.reference', { code: problem.requestId })} pages={['contact']} />}
      <div className="flex flex-wrap gap-2">
        <BusyButton variant="primary" icon="i-lucide-rotate-cw" isBusy={isBusy} onClick={retry}>
          {t('common:retry')}
        </BusyButton>
        {/* Every phone holds that screen. A page that failed is left for good. */}
        {!isMissing && (
          <a href={withLanguage(prefix, '/events')} className="btn-quiet">
            {t('common:savedList.link')}
          </a>
        )}
      </div>
      {isMissing && <PrecachedScreens />}
    </div>
  )
}

/** Whether a part of the program did not come, as the three kinds of browsers say it. */
const isPartMissing = (error: unknown): boolean => error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)

function problemOf(error: unknown, isOffline: boolean): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Error && error.name === 'QuotaExceededError') return new Problem('out-of-space')
  if (isPartMissing(error)) return new Problem(isOffline ? 'not-on-phone' : 'too-slow')
  return new Problem(isOffline ? 'offline' : 'bug')
}
