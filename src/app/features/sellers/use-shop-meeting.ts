import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Problem } from '#contract/core/problem.ts'
import type { ScreenForm } from '../../ui/form/use-screen-form.ts'
import { loadShop } from './calls.ts'
import { fieldsOfParts, mergeShop, type ShopPart } from './merge-shop.ts'
import { baseOfShop, type ShopBase, type ShopValues } from './shop-values.ts'

interface Met {
  theirs: ShopValues
  conflicts: ShopPart[]
  taken: ShopPart[]
}

/** Whether the form is refused because its shop was changed elsewhere, and what to decide then. */
export interface ShopMeeting extends Met {
  decide: (parts: readonly ShopPart[], whose: 'mine' | 'theirs') => void
}

/**
 * A shop that was changed elsewhere while its form was typed into: what was changed there only is taken over, what was changed on both sides is shown
 * in both versions and decided.
 */
export function useShopMeeting(onBase: (base: ShopBase) => void) {
  const router = useRouter()
  const [met, setMet] = useState<Met>()

  /** Meets what stands there now. @throws {Problem} `stale` itself where the words for it cannot be had; or why the shop could not be read */
  const meet = async (form: Pick<ScreenForm, 'read' | 'write'>, base: ShopValues, stale: Problem): Promise<void> => {
    const now = baseOfShop((await loadShop({ fresh: true })).value)
    // The words of editing; a text that is missing would be a riddle.
    await Promise.resolve(router.options.context.addTexts?.('/sellerevents')).catch(() => {
      throw stale
    })
    const next = mergeShop({ base, mine: form.read() as ShopValues, theirs: now.values })
    form.write(fieldsOfParts(now.values, next.taken))
    onBase(now)
    setMet({ theirs: now.values, ...next })
  }
  const decideIn = (form: Pick<ScreenForm, 'write'>) => (parts: readonly ShopPart[], whose: 'mine' | 'theirs') => {
    if (!met) return
    if (whose === 'theirs') form.write(fieldsOfParts(met.theirs, parts))
    setMet({ ...met, conflicts: met.conflicts.filter((part) => !parts.includes(part)) })
  }
  return { met, meet, decideIn, isUndecided: (met?.conflicts.length ?? 0) > 0 }
}
