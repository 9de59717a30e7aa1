import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { useConnection } from '../state/connection.ts'
import { Button } from '../ui/button.tsx'
import { usePrefix } from '../ui/use-prefix.ts'

interface Props {
  error: unknown
  /** Lets the screen try to render again. */
  reset: () => void
}

/** In place of a screen that could not be shown: what happened, what is safe, and another try. That it heals when the network comes back is src/app/late/heal.ts. */
export function Failure({ error, reset }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const prefix = usePrefix()
  const isOffline = useConnection(({ state }) => state === 'offline')
  // Without network it is a part of the program that this phone does not have.
  const problem = error instanceof Problem ? error : new Problem(isOffline ? 'offline' : 'bug')
  const retry = () => void router.invalidate().then(reset)

  return (
    <div role="alert" className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{t(`problems:${problem.code}.title`, { defaultValue: t('common:error.title') })}</h1>
      <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
      <p className="text-ink-soft">{t('common:error.safe')}</p>
      {problem.requestId && <p className="text-sm text-ink-soft">{t('common:error.reference', { code: problem.requestId })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon="i-lucide-rotate-cw" onClick={retry}>
          {t('common:retry')}
        </Button>
        {/* Every phone holds that screen. A page that failed is left for good. */}
        <a href={withLanguage(prefix, '/events')} className="btn-quiet">
          {t('common:savedList.link')}
        </a>
      </div>
    </div>
  )
}
