/** Locks as a browser has them: one holder at a time, over all module worlds of a test. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const turn = last.then(() => {
      signal?.throwIfAborted()
      return work()
    })
    last = turn.catch(() => undefined)
    return turn
  }
  return { request: request as LockManager['request'] }
}
