import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { ACTION_ICONS } from '../step-labels.ts'
import type { MakeStep } from '../use-make-step.ts'

/** Steps that need nothing but a tap. */
export const TAPS = ['accept', 'pack', 'ready', 'call'] as const
export type Tap = (typeof TAPS)[number]

interface Props {
  action: Tap
  make: MakeStep
  variant?: 'primary' | 'quiet'
  /** Instead of the usual words. */
  label?: string
}

/** Makes a step by one tap; that the phone cannot keep it is said below. */
export function StepButton({ action, make, variant = 'primary', label }: Props) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  return (
    <>
      <BusyButton variant={variant} icon={ACTION_ICONS[action]} isBusy={isBusy} onClick={() => void run(() => make(action, {}))}>
        {label ?? t(`parcels:actions.${action}`)}
      </BusyButton>
      <p role="alert" className="w-full text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </>
  )
}
