import { Problem } from '#contract/core/problem.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import { errorFacts } from './error-facts.ts'
import type { ProblemLog } from './problems.ts'

const AT_ONCE = 2
const MOST_WAITING = 200

/** Work that goes on when its request is answered already. */
export interface AfterAnswer {
  /**
   * Takes work and returns at once, so that the time of the answer says nothing about it. What goes wrong then is logged: no client waits for it.
   * @throws {Problem} busy — too much waits already.
   */
  run: (requestId: string, work: () => Promise<void>) => void
  /** Resolves when everything taken so far has ended. */
  settle: () => Promise<void>
}

/** Work after answers, two at a time and in the order in which it came. */
export function afterAnswers(log: ProblemLog): AfterAnswer {
  const inTurn = limitConcurrency(AT_ONCE)
  const underWay = new Set<Promise<void>>()
  return {
    run: (requestId, work) => {
      if (underWay.size >= AT_ONCE + MOST_WAITING) throw new Problem('busy')
      const fault = (error: unknown) => log.error({ request_id: requestId, error: errorFacts(error) }, 'work after an answer failed')
      const one: Promise<void> = inTurn(work)
        .catch(fault)
        .finally(() => underWay.delete(one))
      underWay.add(one)
    },
    settle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
