import { limitConcurrency } from '../../http/limits/limit-concurrency.ts'

/**
 * Does the same with many things, a few at once. One that fails keeps none of the others from being done.
 * @throws {AggregateError} some failed, the first of them as its cause; when all the others are done.
 */
export async function runEach<T>(things: readonly T[], work: (thing: T) => Promise<void>, atOnce = 1): Promise<void> {
  const inTurn = limitConcurrency(atOnce)
  const ends = await Promise.allSettled(things.map((thing) => inTurn(() => work(thing))))
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${things.length} failed`, { cause: faults[0] })
}
