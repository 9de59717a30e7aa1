/** Lets those who want the same go on one at a time. */
export interface Turns {
  /**
   * Looks whether going on makes sense, and takes the turn. Who has to wait looks again when the other has ended: most hear then that it is gone, and have cost
   * no transaction.
   * @returns what was seen, and what ends the turn
   */
  take: <Seen>(key: string, look: () => Promise<Seen>) => Promise<{ seen: Seen; end: () => void }>
}

/** Of this process alone: between processes the database decides. */
export function turns(): Turns {
  const taken = new Map<string, Promise<void>>()
  return {
    take: async (key, look) => {
      for (;;) {
        const seen = await look()
        const other = taken.get(key)
        if (!other) {
          const { promise, resolve } = Promise.withResolvers<void>()
          taken.set(key, promise)
          const end = () => {
            taken.delete(key)
            resolve()
          }
          return { seen, end }
        }
        await other
      }
    },
  }
}
