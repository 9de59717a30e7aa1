/** Locks as a browser has them: one holder of a name at a time, over all module worlds of a test. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  const request = (name: string, { signal, ifAvailable }: LockOptions, work: (lock: unknown) => unknown): Promise<unknown> => {
    const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 }
    lines.set(name, line)
    if (ifAvailable && line.length > 0) return Promise.resolve(work(null))
    line.length += 1
    const turn = line.last.then(() => {
      signal?.throwIfAborted()
      return work({ name })
    })
    line.last = turn
      .catch(() => undefined)
      .then(() => {
        line.length -= 1
      })
    return turn
  }
  return { request: request as LockManager['request'] }
}
