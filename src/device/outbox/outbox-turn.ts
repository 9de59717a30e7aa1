const LOCK = 'outbox'

/** Somebody else is sending. */
export const BUSY = Symbol('busy')

/**
 * Sends while no other tab and no worker does.
 * @param waitMs how long to wait for the turn; 0: not at all. @param work gets whether it is certain that nobody else sends.
 * @returns what the work gives, or BUSY when the turn did not come.
 */
export function inTurn<T>(waitMs: number, work: (alone: boolean) => Promise<T>): Promise<T | typeof BUSY> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? lockedTurn(locks, waitMs, work) : ownTurn(waitMs, work)
}

async function lockedTurn<T>(locks: LockManager, waitMs: number, work: (alone: boolean) => Promise<T>): Promise<T | typeof BUSY> {
  if (waitMs === 0) return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work(true) : BUSY)) as Promise<T | typeof BUSY>
  const signal = AbortSignal.timeout(waitMs)
  let hasBegun = false
  try {
    return (await locks.request(LOCK, { signal }, () => {
      hasBegun = true
      return work(true)
    })) as T
  } catch (cause) {
    if (signal.aborted && !hasBegun) return BUSY
    throw cause
  }
}

let last: Promise<unknown> | undefined

/** A browser without locks: this page takes turns with itself; of others it knows by what stands in the entries. */
async function ownTurn<T>(waitMs: number, work: (alone: boolean) => Promise<T>): Promise<T | typeof BUSY> {
  if (last && waitMs === 0) return BUSY
  const turn = Promise.resolve(last).then(() => work(false))
  const ended = turn
    .catch(() => undefined)
    .finally(() => {
      if (last === ended) last = undefined
    })
  last = ended
  return turn
}
