import { serviceNow } from '../state/service-clock.ts'
import { useNow } from '../ui/formats/use-now.ts'

/** Milliseconds since the epoch by the service's clock, moving once a minute; undefined on the server and during hydration. */
export function useServiceNow(): number | undefined {
  const isClockSeen = useNow() !== undefined
  return isClockSeen ? serviceNow() : undefined
}
