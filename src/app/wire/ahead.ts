import { SERVICE_BASE } from './service-base.ts'

/** An answer to an older request is out of date. */
const FRESH_MS = 10_000

let asked: { address: string; at: number; answer: Promise<Response> } | undefined
let isOver = false

/**
 * Gives the first request of a page a head start: it goes out while the programs that ask and read come. Once they are here every
 * request leaves at once by itself.
 * @param address canonical, of something that everybody may read. @param bring the programs
 */
export function askAhead(address: string, bring: () => Promise<unknown>): void {
  if (isOver) return
  isOver = true
  const answer = fetch(SERVICE_BASE + address, { headers: { accept: 'application/json' } })
  asked = { address, at: performance.now(), answer }
  // The next caller learns by its own request that there is no network.
  const giveUp = () => {
    asked = undefined
  }
  answer.catch(giveUp)
  bring().catch(giveUp)
}

/** The answer that is on its way to this request, if one is; it is given once. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const { address: former, at, answer } = asked ?? {}
  asked = undefined
  isOver = true
  return former === address && performance.now() - Number(at) < FRESH_MS ? answer : undefined
}
