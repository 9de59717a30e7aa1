import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemCode } from '#contract/core/problem-code.ts'
import { basketOwner, type HeldLine } from '../../state/basket/basket.ts'
import type { TakenOut } from '../../state/basket/basket-actions.ts'
import { showNotice } from '../../state/notices.ts'

const loadActions = () => import('../../state/basket/basket-actions.ts')
const loadSync = () => import('./sync-basket.ts')

interface BasketChanges {
  /** Taken out last, and not put back. */
  removed: TakenOut | undefined
  /** The variant that was put back last. */
  back: number | undefined
  setQuantity: (line: HeldLine, quantity: number | ((have: number) => number)) => void
  remove: (line: HeldLine) => void
  undo: () => void
  /** What was taken out on other phones is known. */
  dismiss: () => void
}

/** Changes lines of the basket: on this phone at once, on all others soon. */
export function useBasketChanges(): BasketChanges {
  const { t } = useTranslation('basket')
  const [removed, setRemoved] = useState<TakenOut>()
  const [back, setBack] = useState<number>()
  const doing = async (work: (owner: number) => Promise<unknown>) => {
    try {
      await work(basketOwner())
      const { sendSoon } = await loadSync()
      sendSoon()
    } catch (cause) {
      showNotice(t(problemCode(cause) === 'out-of-space' ? 'problems:out-of-space.text' : 'notChanged'))
    }
  }
  return {
    removed,
    back,
    setQuantity: ({ variant_id }, quantity) => {
      setRemoved(undefined)
      void doing(async (owner) => (await loadActions()).setBasketQuantity(variant_id, quantity, owner))
    },
    remove: ({ variant_id }) => {
      setBack(undefined)
      void doing(async (owner) => setRemoved(await (await loadActions()).takeOutOfBasket(variant_id, owner)))
    },
    undo: () => {
      const taken = removed
      setRemoved(undefined)
      setBack(taken?.line.variant_id)
      if (taken) void doing(async (owner) => (await loadActions()).putBackInBasket(taken, owner))
    },
    dismiss: () => void doing(async (owner) => (await loadActions()).dismissRemoved(owner)),
  }
}
