import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode } from '../../src/tasks/steps/run.mjs'
import { freePort, startApp } from '../support/server/app-process.ts'
import { gatewayAt, type TestGateway } from '../support/server/orders/local-gateway.ts'
import { type MarketSize, withMarketData } from './market-sizes.ts'

/** A local payment gateway that is a process of its own. */
export interface GatewayProcess extends Omit<TestGateway, 'stop'> {
  pid: number
}

/** Where a local payment gateway of its own runs, as `npm start` keeps it: on disk. Others may drive it. */
export const withPaymentGateway = async <T>(work: (gateway: GatewayProcess) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'hatkhola-bench-gateway-'))
  const port = await freePort()
  try {
    return await withTool('payment-gateway.ts', [String(port), folder], (pid) => work({ ...gatewayAt(`http://127.0.0.1:${port}`), pid }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const HARNESS = join(import.meta.dirname, 'harness')
/** As `npm start` gives it. */
const HEAP_MB = 256

/** The built app that runs for a measurement. */
export interface ServedApp {
  /** The process itself: `http://127.0.0.1:…`. */
  service: string
  /** What a browser opens: HTTP/2 over TLS in front of it. */
  site: string
  pid: number
  dataFolder: string
}

/** Runs the built app without rate limits on a demo market of that size, while `work` goes on. @param more settings besides. */
export const withApp = <T>(size: MarketSize, work: (app: ServedApp) => Promise<T>, more: Record<string, string> = {}): Promise<T> =>
  withMarketData(size, async (dataFolder) => {
    const port = await freePort()
    const proxyPort = await freePort()
    const service = `http://127.0.0.1:${port}`
    const site = `https://localhost:${proxyPort}`
    const app = await startApp(port, {
      HATKHOLA_DATA: dataFolder,
      APP_ORIGIN: site,
      SEED: 'none',
      TRUSTED_PROXIES: '1',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      ...more,
    })
    try {
      return await withTool('proxy.mjs', ['--to', service, '--port', String(proxyPort)], () => work({ service, site, pid: app.pid, dataFolder }))
    } finally {
      await app.end('SIGTERM')
    }
  })

/** Runs the floor while `work` goes on: for browsers with HTTP/2 over TLS, else as plain HTTP. */
export async function withFloor<T>({ isSecure }: { isSecure: boolean }, work: (floor: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const origin = isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`
  return withTool('floor.mjs', ['--port', String(port), ...(isSecure ? ['--h2'] : [])], () => work(origin))
}

/** Runs a server of the harness, which says a line when it is ready. */
async function withTool<T>(name: string, args: string[], work: (pid: number) => Promise<T>): Promise<T> {
  const child = spawn(projectNode(), [join(HARNESS, name), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  try {
    const death = died(child, name)
    await Promise.race([once(child.stdout, 'data'), death])
    return await Promise.race([work(child.pid ?? 0), death])
  } finally {
    process.off('exit', endWithUs)
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
}

async function died(child: ChildProcess, name: string): Promise<never> {
  const [code, signal] = await once(child, 'exit')
  throw new Error(`${name} ended by itself (${signal ?? code})`)
}
