import { useTranslation } from 'react-i18next'
import type { BookingAction } from '#contract/bookings/booking-rules.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { ACTION_ICONS } from '../step-labels.ts'
import type { MakeStep } from '../use-make-step.ts'

/** Steps that one tap makes, where they lead. */
const TAPS = ['accept', 'done', 'cash'] as const
type Tap = (typeof TAPS)[number]
export const tapOf = (action: BookingAction | undefined): Tap | undefined => TAPS.find((one) => one === action)

/** Makes a step by one tap; that the phone cannot keep it is said below. */
export function StepButton({ action, make }: { action: Tap; make: MakeStep }) {
  const { t } = useTranslation()
  const { isBusy, problem, run } = useAction()
  return (
    <>
      <BusyButton variant="primary" icon={ACTION_ICONS[action]} isBusy={isBusy} onClick={() => void run(() => make.queue(action, {}))}>
        {t(`bookings:actions.${action}`)}
      </BusyButton>
      <p role="alert" className="w-full text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </>
  )
}
