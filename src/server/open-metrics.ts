import { DESK_QUEUES } from './desk-queues.ts'
import { listen } from './listen.ts'
import type { MeasuredParts } from './metrics/create-metrics.ts'
import type { Settings } from './settings.ts'

interface Parts extends Omit<MeasuredParts, 'role' | 'token' | 'desk' | 'log'> {
  settings: Pick<Settings, 'metrics' | 'role'>
  log: MeasuredParts['log'] & { info: (facts: object, text: string) => void }
}

/**
 * Measures this process where that is wanted, and answers for it on a port of its own, which no reader of the pages reaches. Gives what ends it.
 * @throws {CannotListen}
 */
export async function openMetrics({ settings, ...parts }: Parts): Promise<() => Promise<void>> {
  const { metrics, role } = settings
  if (!metrics) return async () => undefined
  // Loaded only where it is wanted: it costs each start time and memory.
  const { createMetrics } = await import('./metrics/create-metrics.ts')
  const door = createMetrics({ ...parts, role, token: metrics.token, desk: DESK_QUEUES })
  const port = await listen(door, { ...metrics, setting: 'METRICS_PORT' })
  parts.log.info({ host: metrics.host, port }, 'measurements are answered at /metrics')
  return () =>
    new Promise((done) => {
      door.close(() => done())
      door.closeAllConnections()
    })
}
