import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import type { HeldLine } from '../../state/basket/basket.ts'
import type { TakenOut } from '../../state/basket/basket-actions.ts'
import { showNotice } from '../../state/notices.ts'

const loadActions = () => import('../../state/basket/basket-actions.ts')
const loadSync = () => import('./sync-basket.ts')

interface BasketChanges {
  /** Taken out last, and not put back. */
  removed: TakenOut | undefined
  setQuantity: (line: HeldLine, quantity: number) => void
  remove: (line: HeldLine) => void
  undo: () => void
  /** What was taken out on other phones is known. */
  dismiss: () => void
}

/** Changes lines of the basket: on this phone at once, on all others soon. */
export function useBasketChanges(): BasketChanges {
  const { t } = useTranslation('basket')
  const [removed, setRemoved] = useState<TakenOut>()
  const doing = async (work: () => Promise<unknown>) => {
    try {
      await work()
      const { sendSoon } = await loadSync()
      sendSoon()
    } catch (cause) {
      showNotice(t(problemCode(cause) === 'out-of-space' ? 'problems:out-of-space.text' : 'notChanged'))
    }
  }
  return {
    removed,
    setQuantity: ({ variant_id }, quantity) => {
      setRemoved(undefined)
      void doing(async () => (await loadActions()).setBasketQuantity(variant_id, quantity))
    },
    remove: ({ variant_id }) => void doing(async () => setRemoved(await (await loadActions()).takeOutOfBasket(variant_id))),
    undo: () => {
      const taken = removed
      setRemoved(undefined)
      if (taken) void doing(async () => (await loadActions()).putBackInBasket(taken))
    },
    dismiss: () => void doing(async () => (await loadActions()).dismissRemoved()),
  }
}
