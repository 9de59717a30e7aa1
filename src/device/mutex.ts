/** Held by what changes the session's cookie. */
export const SESSION_LOCK = 'auth'

/**
 * Runs the work while no other tab and no worker has the lock of this name. A browser without locks has one tab at a time to look after.
 * @param signal gives the waiting up.
 */
export function withLock<T>(lock: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? (locks.request(lock, signal ? { signal } : {}, work) as Promise<T>) : work()
}
