import { type AppProcess, freePort, PATIENT_SERVER, startApp } from '../../server/app-process.ts'
import { type NetworkState, openRelay } from '../relay.ts'
import { copyMarketData, removeMarketData } from './market-data.ts'

/** The built app with a demo market of its own, as a phone sees it. */
export interface Market {
  /** Where the phone finds it: `http://localhost:…`. */
  origin: string
  dataFolder: string
  /** What lies between phone and service, for page and worker alike. */
  network(state: NetworkState): void
  /** Ends the server as a deploy does; gives its exit code. */
  stop(): Promise<number | null>
  /** Ends the server without a word. */
  kill9(): Promise<void>
  /** Starts it again on the same data, at the same address. */
  restart(): Promise<void>
  /** Everything the server that runs now has written. */
  output(): string
  /** Ends everything and removes the data. */
  close(): Promise<void>
}

/** Starts the built app (`npm run build` first) on a fresh copy of the demo market. @param settings environment on top */
export async function startMarket(settings: Record<string, string> = {}): Promise<Market> {
  const dataFolder = await copyMarketData()
  const port = await freePort()
  const relay = await openRelay(() => port)
  const origin = `http://localhost:${relay.port}`
  const start = () => startApp(port, { HATKHOLA_DATA: dataFolder, APP_ORIGIN: origin, ...settings }, PATIENT_SERVER)
  const tidy = async () => {
    await relay.close()
    removeMarketData(dataFolder)
  }
  let app: AppProcess
  try {
    app = await start()
  } catch (error) {
    await tidy()
    throw error
  }
  return {
    origin,
    dataFolder,
    network: relay.set,
    stop: () => app.end('SIGTERM'),
    kill9: async () => {
      await app.end('SIGKILL')
    },
    restart: async () => {
      await app.end('SIGTERM')
      app = await start()
    },
    output: () => app.output(),
    close: async () => {
      await app.end('SIGTERM')
      await tidy()
    },
  }
}
