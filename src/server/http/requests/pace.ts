const WINDOW_SECONDS = 5

/** How fast something comes. */
export interface Pace {
  add: (bytes: number) => void
  /** The mean of the last five seconds, or of as many as there were, but of one at least. */
  bytesASecond: () => number
}

/** @param clock milliseconds that only go forward. */
export function meanPace(clock: () => number): Pace {
  const began = clock()
  /** Bytes of each of the last seconds, by the number of the second. */
  const seconds = new Map<number, number>()
  const forget = () => {
    const oldest = Math.floor(clock() / 1000) - WINDOW_SECONDS
    for (const second of seconds.keys()) if (second <= oldest) seconds.delete(second)
  }
  return {
    add: (bytes) => {
      forget()
      const second = Math.floor(clock() / 1000)
      seconds.set(second, (seconds.get(second) ?? 0) + bytes)
    },
    bytesASecond: () => {
      forget()
      const sum = [...seconds.values()].reduce((all, bytes) => all + bytes, 0)
      return sum / Math.min(WINDOW_SECONDS, Math.max(1, (clock() - began) / 1000))
    },
  }
}
