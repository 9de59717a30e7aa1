import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Nothing of it could be had: none of this is kept on a phone. */
export function ListFailed({ problem, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'authors' })
  const { t: whole } = useTranslation()
  const isOffline = isNoAnswer(problem.code)
  return (
    <div role="alert" className="card p-6 grid gap-3 justify-items-center text-center">
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="text-2xl text-marigold" />
      <p>{isOffline ? t('needsNetwork') : whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') })}</p>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={retry}>
        {whole('common:retry')}
      </Button>
    </div>
  )
}

export const ListEmpty = ({ text }: { text: string }) => (
  <div className="card p-6 text-center">
    <Icon name="i-lucide-circle-check" className="text-2xl text-brand" />
    <p role="status" className="mt-2">
      {text}
    </p>
  </div>
)

/** What was decided, in place of the buttons: it has the focus that they had. */
export const Decided = ({ text, isGood }: { text: string; isGood: boolean }) => (
  <p role="status" tabIndex={-1} ref={(element) => takeLostFocus(element)} className={`font-600 ${isGood ? 'text-brand' : 'text-danger'}`}>
    <Icon name={isGood ? 'i-lucide-circle-check' : 'i-lucide-ban'} /> {text}
  </p>
)

function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** Why the last decision did not happen. */
export function ActionProblem({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('desk', { keyPrefix: 'authors' })
  const { t: whole } = useTranslation()
  return (
    <p role="alert" className="empty:hidden text-sm text-danger">
      {problem && (problem.code === 'offline' ? t('needsNetwork') : whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') }))}
    </p>
  )
}
