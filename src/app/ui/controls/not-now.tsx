import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { useHeadingTitle } from '../navigation/use-page-title.ts'
import { useRetry } from '../navigation/use-retry.ts'
import { BusyButton } from './busy-button.tsx'

interface Props {
  title: string
  error: unknown
  children?: ReactNode
}

/** What could not be had: says so, why, and asks again. */
export function NotNow({ title, error, children }: Props) {
  const { t } = useTranslation()
  const { isBusy, retry } = useRetry()
  useHeadingTitle(title)
  const code = error instanceof Problem ? error.code : 'bug'
  return (
    <div role="alert" className="card p-6 grid justify-items-center text-center">
      <h1 className="text-lg">{title}</h1>
      <p className="mt-1 mb-4 text-ink-soft">
        {t(`problems:${code}.text`, t('common:error.text'))} {children}
      </p>
      <BusyButton variant="primary" icon="i-lucide-refresh-cw" isBusy={isBusy} onClick={retry}>
        {t('common:retry')}
      </BusyButton>
    </div>
  )
}
