const LOCK = 'auth'

/**
 * Runs what changes the session's cookie while no other tab and no worker does. A browser without locks has one tab at a time to look after.
 * @param signal gives the waiting up.
 */
export const alone = <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => withLock(LOCK, work, signal)

/** Runs the work while no other tab and no worker has the lock of this name. @param signal gives the waiting up. */
export function withLock<T>(lock: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? (locks.request(lock, signal ? { signal } : {}, work) as Promise<T>) : work()
}
