import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReturnAction } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { RETURN_ICONS, returnChoicesOf } from '../return-choices.ts'
import { type MakeReturnStep, useReturnStep } from '../use-return-step.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { AskStaffDialog } from './ask-staff-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { MoneySentDialog } from './money-sent-dialog.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { ReceiveBackDialog } from './receive-back-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'

interface Props {
  of: ShopReturn
  reload: () => void
}

/** What can be done with a complaint now: one thing that stands out, all else beside it. */
export function ReturnActions({ of, reload }: Props) {
  const { t } = useTranslation('returns')
  const make = useReturnStep(of, reload)
  const [asked, setAsked] = useState<ReturnAction>()
  const { leading, others } = returnChoicesOf(of)
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {[...(leading ? [leading] : []), ...others].map((action) => (
          <Button key={action} variant={action === leading ? 'primary' : 'quiet'} icon={RETURN_ICONS[action]} onClick={() => setAsked(action)}>
            {t(labelOf(of, action))}
          </Button>
        ))}
      </div>
      {asked && <StepDialog action={asked} of={of} make={make} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** What its button says: what is on its way is not sent again but corrected, and what was agreed on is agreed on anew. */
function labelOf({ state, remedy }: ShopReturn, action: ReturnAction) {
  if (action === 'send_back' && state === 'sent_back') return 'actions.correct' as const
  return action === 'agree' && remedy === 'replacement' ? ('actions.refundInstead' as const) : (`actions.${action}` as const)
}

interface DialogProps {
  action: ReturnAction
  of: ShopReturn
  make: MakeReturnStep
  onClose: () => void
}

/** What a step needs to know before it is made. */
function StepDialog({ action, of, make, onClose }: DialogProps) {
  if (action === 'agree') return <AgreeDialog of={of} make={make} onClose={onClose} />
  if (action === 'decline') return <DeclineDialog make={make} onClose={onClose} />
  if (action === 'send_back' || action === 'send_replacement') return <ParcelDialog of={of} action={action} make={make} onClose={onClose} />
  if (action === 'receive') return <ReceiveBackDialog make={make} onClose={onClose} />
  if (action === 'refund_sent') return <MoneySentDialog make={make} onClose={onClose} />
  if (action === 'escalate') return <AskStaffDialog make={make} onClose={onClose} />
  return <SureDialog action={action} make={make} onClose={onClose} />
}
