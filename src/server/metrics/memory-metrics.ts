import { Counter, type Registry } from 'prom-client'
import type { HotAnswers } from '../http/responses/hot-answers.ts'

/** Tells how often public answers came from memory. */
export function countKeptAnswers({ counts }: Pick<HotAnswers, 'counts'>, registry: Registry): void {
  new Counter({
    name: 'hatkhola_kept_answers_total',
    help: 'Public answers and pages that memory gave (hit), or that were made or waited for (miss).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, counts.hits)
      this.inc({ result: 'miss' }, counts.misses)
    },
  })
}
