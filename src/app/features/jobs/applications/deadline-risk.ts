const SOON_MS = 48 * 60 * 60_000

/** Whether what waits for a network may come too late. @param deadline ISO 8601; @param now milliseconds since the epoch */
export const mayBeLate = (deadline: string, now: number): boolean => Date.parse(deadline) - now < SOON_MS
