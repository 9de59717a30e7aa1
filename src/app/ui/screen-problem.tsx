import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface Props {
  problem: Problem
  /** The words of this screen: what could not be shown. */
  title: string
  retry: () => void
  /** Another way on. */
  children?: ReactNode
}

/** In place of what could not be shown: why, and what to do. */
export function ScreenProblem({ problem, title, retry, children }: Props) {
  const { t } = useTranslation()
  const isGone = problem.code === 'not-found' || problem.code === 'bad-input'
  return (
    <div role="alert" className="card p-6 grid gap-3 justify-items-start">
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name={problem.code === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="mt-1 text-danger" />
        {title}
      </h2>
      <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
      <div className="flex flex-wrap gap-2">
        {!isGone && (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
