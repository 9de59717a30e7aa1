import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { useConnection } from '../state/connection.ts'
import { Button } from '../ui/button.tsx'

/** Failures that may be gone when the network is better. */
const OF_THE_NETWORK: readonly ProblemCode[] = ['offline', 'too-slow', 'strange-answer', 'busy']

interface Props {
  error: unknown
  /** Lets the screen try to render again. */
  reset: () => void
}

/** In place of a screen that could not be shown: what happened, what is safe, and another try, by itself when the network comes back. */
export function Failure({ error, reset }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const problem = error instanceof Problem ? error : new Problem('bug')
  const retry = () => void router.invalidate().then(reset)
  const healsWithNetwork = OF_THE_NETWORK.includes(problem.code)

  useEffect(() => {
    if (!healsWithNetwork) return
    return useConnection.subscribe(({ state }, before) => {
      if (state === 'online' && before.state !== 'online') void router.invalidate().then(reset)
    })
  }, [healsWithNetwork, router, reset])

  return (
    <div role="alert" className="grid gap-4 justify-items-start">
      <h1 className="text-xl">{t(`problems:${problem.code}.title`, { defaultValue: t('common:error.title') })}</h1>
      <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
      <p className="text-ink-soft">{t('common:error.safe')}</p>
      {problem.requestId && <p className="text-sm text-ink-soft">{t('common:error.reference', { code: problem.requestId })}</p>}
      <Button look="primary" icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
