/**
 * Shares one read among all callers that ask for the same while an earlier read of it is under way. It begins when the earlier one has ended, so after the
 * last of them has asked: no caller gets what was so before it asked. A thousand callers cost a few reads.
 */
export function sharedReads<Asked, Read>(keyOf: (asked: Asked) => string, read: (asked: Asked) => Promise<Read>): (asked: Asked) => Promise<Read> {
  const running = new Map<string, Promise<unknown>>()
  const next = new Map<string, Promise<Read>>()
  const begin = (key: string, asked: Asked): Promise<Read> => {
    next.delete(key)
    const reading = read(asked)
    running.set(key, reading)
    const end = () => {
      if (running.get(key) === reading) running.delete(key)
    }
    reading.then(end, end)
    return reading
  }
  return (asked) => {
    const key = keyOf(asked)
    const now = running.get(key)
    if (!now) return begin(key, asked)
    const waiting = next.get(key)
    if (waiting) return waiting
    const later = now.then(
      () => begin(key, asked),
      () => begin(key, asked),
    )
    next.set(key, later)
    return later
  }
}
