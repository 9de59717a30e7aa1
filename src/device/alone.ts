const LOCK = 'auth'

/**
 * Runs what changes the session's cookie while no other tab and no worker does. A browser without locks has one tab at a time to look after.
 * @param signal gives the waiting up.
 */
export function alone<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? (locks.request(LOCK, signal ? { signal } : {}, work) as Promise<T>) : work()
}
