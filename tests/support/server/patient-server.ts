/**
 * The server of journeys: it refuses no work because its event loop lags. It shares the machine with two browsers, and lags as it would under a
 * load that it has to refuse. What it does then has tests of its own: tests/server/http/limits/load.test.ts and shedding.test.ts.
 */
import { syncBuiltinESMExports } from 'node:module'
import hooks from 'node:perf_hooks'

const noLag = { enable: () => true, disable: () => true, reset: () => undefined, count: 0, mean: 0 }
hooks.monitorEventLoopDelay = () => noLag as unknown as ReturnType<typeof hooks.monitorEventLoopDelay>
syncBuiltinESMExports()

await import('../../../src/server/main.ts')
