/** Often enough that what is shorter than a tenth of the limit is not seen. */
const LOOK_MS = 5

export interface StallWatch {
  /** Milliseconds of the longest stretch in which nothing else had its turn, and of all work together, of every thread; since the last time. */
  read: () => { longest: number; all: number }
  stop: () => void
}

/** Watches for how long the event loop is held up. Counts computing time, not time on the clock: other programs on the machine count for nothing. */
export function watchStalls(): StallWatch {
  let longest = 0
  let seen = process.threadCpuUsage()
  let begun = process.cpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(seen)
    seen = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    read: () => {
      look()
      const { user, system } = process.cpuUsage(begun)
      const found = { longest, all: (user + system) / 1000 }
      begun = process.cpuUsage()
      longest = 0
      return found
    },
    stop: () => clearInterval(timer),
  }
}
