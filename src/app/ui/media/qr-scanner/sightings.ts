/** A code is new again when it was out of sight for so long. */
const OUT_OF_SIGHT_MS = 3_000

/**
 * Remembers what was in sight a moment ago: a ticket that stays in front of the camera is one scan, however long it is held there, also when
 * another one comes between.
 * @returns whether a text is news at this moment, in milliseconds.
 */
export function makeSightings(): (text: string, nowMs: number) => boolean {
  const lastSeen = new Map<string, number>()
  return (text, nowMs) => {
    for (const [seen, at] of lastSeen) if (nowMs - at >= OUT_OF_SIGHT_MS) lastSeen.delete(seen)
    const isNews = !lastSeen.has(text)
    lastSeen.set(text, nowMs)
    return isNews
  }
}
