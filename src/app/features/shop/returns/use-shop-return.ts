import { useEffect, useEffectEvent } from 'react'
import { upperCase } from '#contract/core/one-form.ts'
import { isOpenReturn } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { dismiss } from '../../../state/outbox/outbox.ts'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadReturn } from './calls.ts'
import { isRefused, isUnsent, type ReturnStep } from './return-step.ts'
import { useReturnSteps } from './use-return-steps.ts'

interface UsedReturn extends UsedAnswer<ShopReturn> {
  /** Not sent yet, the first first. */
  waiting: ReturnStep[]
  /** The service did not take them: their maker decides. */
  refused: ReturnStep[]
}

/** One complaint by its number, with what waits on this phone. It is asked for again whenever its reader comes back to it, and when a step has gone out. */
export function useShopReturn(number: string): UsedReturn {
  const used = useCachedAnswer((options) => loadReturn(number, options), `shop return ${upperCase(number)}`)
  const steps = useReturnSteps().filter(({ about }) => about.number === upperCase(number))
  const state = used.answer?.value.state
  useLookingAgain(state !== undefined && isOpenReturn(state), used.reload)
  const settled = steps.filter((step) => step.state === 'sent' || isRefused(step))
  const look = useEffectEvent(() => {
    used.reload()
    for (const { id, state: now } of settled) if (now === 'sent') void dismiss(id)
  })
  const settledIds = settled.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (settledIds !== '') look()
  }, [settledIds])
  return { ...used, waiting: steps.filter(isUnsent), refused: steps.filter(isRefused) }
}
