import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '#contract/orders/orders.ts'
import { type CrowdMember, onceAs, wholeOrder } from '../../support/server/orders/order-crowd.ts'

const CLIENTS = 50
/** Each client orders once a second, so that all together order fifty times. */
const EVERY_MS = 1000
/** As the page waits at least before it sends again what was not answered. */
const AGAIN_MS = 500
/** Longer than any answer of the app takes. */
const ANSWER_MS = 15_000
/** What a buyer may get for a moment; all else is final. */
const PASSING = /^(?:429|5..|409 .*"in-progress".*)/s
/** How long orders that were begun may still take at the end. */
const LAST_MS = 60_000

/** An order that was answered with 2xx. */
export interface Acknowledged {
  number: string
  user_id: number
  /** By `performance.now()`. */
  at: number
  /** How often it was sent, with the same key. */
  times: number
}

/** Orders coming in. */
export interface Load {
  acknowledged: readonly Acknowledged[]
  /** Answers that must not be, in words. */
  refused: readonly string[]
  /** How many answers of each kind came, an answer that did not come among them. */
  answers: ReadonlyMap<string, number>
  /** Begins no order any more; resolves when those that were begun are acknowledged. */
  stop: () => Promise<void>
}

interface LoadParts {
  /** Without trailing slash. */
  address: string
  buyers: readonly CrowdMember[]
  tickets: readonly number[]
  price: number
}

/** Fifty clients, each of which orders for another buyer each time, and sends an order again with the same key until it is answered. */
export function startLoad({ address, buyers, tickets, price }: LoadParts): Load {
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  const answers = new Map<string, number>()
  const waiting = buyers.entries()
  let [isStopped, isOver] = [false, false]
  const count = (kind: string) => void answers.set(kind, (answers.get(kind) ?? 0) + 1)
  const send = async (buyer: CrowdMember, key: string, body: object) => {
    try {
      const headers = { 'content-type': 'application/json', ...onceAs(buyer, key) }
      const answer = await fetch(address + placeOrder.path, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(ANSWER_MS) })
      count(String(answer.status))
      return { status: answer.status, text: await answer.text() }
    } catch {
      count('none')
      return undefined
    }
  }
  const order = async (at: number, buyer: CrowdMember) => {
    const key = randomUUID()
    const body = wholeOrder([{ event_ticket: tickets[at % tickets.length] ?? 0, quantity: 1, price }])
    for (let times = 1; ; times++) {
      const answer = await send(buyer, key, body)
      if (answer && answer.status < 300) {
        const { event_order_id }: { event_order_id: string } = JSON.parse(answer.text)
        return void acknowledged.push({ number: event_order_id, user_id: buyer.user_id, at: performance.now(), times })
      }
      if (answer && !PASSING.test(`${answer.status} ${answer.text}`)) return void refused.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      if (isOver) return void refused.push(`no answer in ${times} times, the last: ${answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'none'}`)
      await wait(AGAIN_MS)
    }
  }
  const client = async (number: number) => {
    await wait((number * EVERY_MS) / CLIENTS)
    for (const [at, buyer] of waiting) {
      if (isStopped) return
      const from = performance.now()
      await order(at, buyer)
      await wait(Math.max(0, from + EVERY_MS - performance.now()))
    }
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return {
    acknowledged,
    refused,
    answers,
    stop: async () => {
      isStopped = true
      const last = setTimeout(() => {
        isOver = true
      }, LAST_MS)
      await all
      clearTimeout(last)
    },
  }
}

/** When an order was acknowledged again after the longest silence that ended after a moment, and how long that silence was; both in seconds, the first counted from that moment. */
export function pauseAfter(times: readonly number[], moment: number): { backAfter: number; longest: number } {
  const sorted = times.toSorted((a, b) => a - b)
  let [backAfter, longest] = [0, 0]
  for (const [at, time] of sorted.entries()) {
    const silence = time - (sorted[at - 1] ?? time)
    if (time > moment && silence > longest) [backAfter, longest] = [time - moment, silence]
  }
  return { backAfter: backAfter / 1000, longest: longest / 1000 }
}
