import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Icon } from '../icons/icon.tsx'
import type { ScreenForm } from './use-screen-form.ts'

interface Props {
  form: ScreenForm
  /** The words of this screen for a problem, where the general ones do not do. */
  textOf?: (problem: Problem) => string | undefined
}

/** Why the form could not be sent. Stands there from the start, so that it is read out when it fills. */
export function FormProblem({ form: { problem }, textOf }: Props) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="empty:hidden text-danger">
      {problem && (
        <p className="rounded-control border border-danger p-3">
          <Icon name="i-lucide-circle-alert" /> {textOf?.(problem) ?? t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
        </p>
      )}
    </div>
  )
}
