import { prepareMarketData } from './market-data.ts'

/** Once before all journeys, so that the first ones do not all make the same market. */
export default async function prepare(): Promise<void> {
  await prepareMarketData()
}
