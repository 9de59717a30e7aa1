let aheadMs = 0

/** Notes what time it was at the service when it answered just now. @param server_time ISO 8601 */
export function noteServiceTime(server_time: string): void {
  aheadMs = Date.parse(server_time) - Date.now()
}

/** Milliseconds since the epoch by the service's clock, as far as this page knows it: deadlines are its, and phones' clocks are often wrong. */
export const serviceNow = (): number => Date.now() + aheadMs
