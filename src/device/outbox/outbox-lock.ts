const LOCK = 'outbox'

/** Another tab, or the worker, is sending. */
const BUSY = Symbol('busy')

/**
 * Sends while no other tab and no worker does.
 * @param waitMs how long to wait for the lock; 0: not at all. @param work gets whether it is certain that nothing else sends.
 * @returns what the work gives, or BUSY when the lock was not free in time.
 */
export function withOutboxLock<T>(waitMs: number, work: (isExclusive: boolean) => Promise<T>): Promise<T | typeof BUSY> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? withBrowserLock(locks, waitMs, work) : withOwnLock(waitMs, work)
}

async function withBrowserLock<T>(locks: LockManager, waitMs: number, work: (isExclusive: boolean) => Promise<T>): Promise<T | typeof BUSY> {
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

/** A browser without locks: this page waits for itself; of others it knows by what stands in the entries. */
async function withOwnLock<T>(waitMs: number, work: (isExclusive: boolean) => Promise<T>): Promise<T | typeof BUSY> {
  if (last && waitMs === 0) return BUSY
  const run = Promise.resolve(last).then(() => work(false))
  const ended = run
    .catch(() => undefined)
    .finally(() => {
      if (last === ended) last = undefined
    })
  last = ended
  return run
}
