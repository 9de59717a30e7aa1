let aheadMs = 0
let isNoted = false

/** Notes what time it was at the service when it answered just now. @param server_time ISO 8601 */
export function noteServiceTime(server_time: string): void {
  aheadMs = Date.parse(server_time) - Date.now()
  isNoted = true
}

/**
 * The same of an answer that this phone has kept: how far its clock was out then is the best that is known until the service answers again.
 * @param keptAt when it came, by the phone's clock; ISO 8601
 */
export function noteKeptServiceTime(server_time: string, keptAt: string): void {
  if (!isNoted) aheadMs = Date.parse(server_time) - Date.parse(keptAt)
}

/** Milliseconds since the epoch by the service's clock, as far as this page knows it: deadlines are its, and phones' clocks are often wrong. */
export const serviceNow = (): number => Date.now() + aheadMs
