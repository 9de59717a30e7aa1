import * as v from 'valibot'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { SLOW_MS } from '#contract/core/time-budget.ts'
import { Basket, changeBasket, readBasket, readBasketGoods } from '#contract/shop/baskets.ts'
import { basketOwner, isSharedBasket, loadBasket } from '../../state/basket/basket.ts'
import { phoneOfBasket, takeBasketAnswer, takeBasketGoods, takeOutOfBasketOrdered, unsentBody, variantsOf } from '../../state/basket/basket-actions.ts'
import { dismiss, loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import { useSession } from '../../state/session/session.ts'
import { call } from '../../wire/call.ts'
import { onReconnect } from '../../wire/reconnect.ts'
import { send } from '../../wire/send.ts'
import { orderedBy, PURCHASE_NOUN } from './waiting-orders.ts'

/** As the outbox calls it. */
export const BASKET_NOUN = 'basket'
/** Taps on plus and minus come in rows: they go out together. */
const PAUSE_MS = 600

let last: Promise<unknown> = Promise.resolve()
/** One after another, so that no answer is overtaken by an older one of this page. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

const isSignedIn = (): boolean => useSession.getState().token !== null

/** Sends what the service has not of the basket of who is signed in; without network it waits in the outbox, of several wishes the last. */
export const sendBasket = (): Promise<void> =>
  inTurn(async () => {
    const owner = basketOwner()
    if (!isSharedBasket(owner)) return
    // What the worker has sent meanwhile is not sent again.
    await loadOutbox()
    await takeSent(useOutbox.getState())
    const body = await unsentBody(owner)
    const { changes } = body
    if (changes.length === 0 || basketOwner() !== owner || isWaiting(changes)) return
    const sent = await send(changeBasket, { body }, { noun: BASKET_NOUN, about: { lines: changes.length }, subject: BASKET_NOUN })
    if (sent.kind === 'done') await takeBasketAnswer(owner, sent.answer, changes)
  })

/** The same wish lies in the outbox already: it goes out by itself. */
const isWaiting = (changes: readonly unknown[]): boolean =>
  useOutbox.getState().entries.some(({ noun, state, body }) => noun === BASKET_NOUN && state !== 'sent' && state !== 'discarded' && sameChanges(body, changes))
const sameChanges = (body: unknown, changes: readonly unknown[]): boolean =>
  JSON.stringify((body as { changes?: unknown } | null)?.changes) === JSON.stringify(changes)

/**
 * Asks what the basket is now: over all phones of who is signed in, or what the lines of a visitor cost. Without network it stays as it is held.
 * @throws {Problem} why it could not be asked
 */
export function readBasketAgain(): Promise<void> {
  const owner = basketOwner()
  if (reading?.owner === owner && Date.now() - reading.begun_at < SLOW_MS) return reading.done
  const done = inTurn(() => (basketOwner() === owner ? readOf(owner) : Promise.resolve())).finally(() => {
    if (reading?.done === done) reading = undefined
  })
  reading = { owner, done, begun_at: Date.now() }
  return done
}

/** Just under way: a screen that opens and what follows the basket ask once. One that hangs since the network went is not waited for. */
let reading: { owner: number; done: Promise<void>; begun_at: number } | undefined
/** Of whom this page has read it. */
let lastRead: number | undefined

async function readOf(owner: number): Promise<void> {
  if (isSharedBasket(owner)) {
    if (isSignedIn()) await readShared(owner)
    return
  }
  const variants = await variantsOf(owner)
  if (variants.length === 0) return
  const { value } = await call(readBasketGoods, { query: { variants: variants.join(',') } })
  await takeBasketGoods(owner, value)
}

async function readShared(owner: number): Promise<void> {
  const answer = await call(readBasket, { query: { phone: await phoneOfBasket() } }, { fresh: true })
  // What the phone kept is older than what it holds, and another person's basket is not this one.
  if (answer.from !== 'network' || basketOwner() !== owner) return
  await takeBasketAnswer(owner, answer.value, [])
  lastRead = owner
}

let pause: ReturnType<typeof setTimeout> | undefined

/** What was just changed follows on other phones. */
export function sendSoon(): void {
  clearTimeout(pause)
  pause = setTimeout(() => void sendBasket().catch(() => undefined), PAUSE_MS)
}

/** Of the one whose it is, also where another person is here by the time it is looked at. */
type Outbox = ReturnType<typeof useOutbox.getState>

const Sent = v.looseObject({ changes: v.array(v.looseObject({ variant_id: v.number(), changed_at: v.string() })) })

/** What went out while no page was open, or by the worker: its answer is in its entry. */
async function takeSent({ userId, entries }: Outbox): Promise<void> {
  if (userId === undefined) return
  for (const { id, answer, body } of entries.filter(({ noun, state }) => noun === BASKET_NOUN && state === 'sent')) {
    const [basket, sent] = [v.safeParse(Basket, answer), v.safeParse(Sent, body)]
    if (basket.success) await takeBasketAnswer(userId, basket.output, sent.success ? sent.output.changes : [])
    await dismiss(id)
  }
}

/** What was ordered leaves the basket when the service has acknowledged the order, and not before. */
async function takeOrdered({ userId, entries }: Outbox): Promise<void> {
  if (userId === undefined) return
  const ordered = entries.filter(({ noun, state }) => noun === PURCHASE_NOUN && state === 'sent')
  for (const entry of ordered) await takeOutOfBasketOrdered(userId, entry.id, orderedBy(entry))
  if (ordered.length > 0) sendSoon()
}

/**
 * Keeps the basket of who is signed in the same over all their phones: now, when they sign in, when the connection is back, and when something of it has
 * gone out. Begun once a page, when a user is signed in.
 */
export function followBasket(): void {
  const catchUp = async (isReadEnough: boolean) => {
    if (!isSignedIn()) return
    await loadBasket()
    if (!isReadEnough || lastRead !== basketOwner()) await readBasketAgain().catch(unlessLater)
    await sendBasket()
  }
  const quietly = (isReadEnough: boolean) => void catchUp(isReadEnough).catch(() => undefined)
  // A screen that was opened before may have read it.
  quietly(true)
  onReconnect(() => quietly(false))
  useSession.subscribe(({ account, token }, before) => {
    if (token !== null && (account?.id !== before.account?.id || before.token === null)) quietly(false)
  })
  useOutbox.subscribe((outbox, before) => {
    if (outbox.entries === before.entries) return
    void inTurn(async () => {
      await takeSent(outbox)
      await takeOrdered(outbox)
    }).catch(() => undefined)
  })
}

/** What cannot be read now is read another time; the changes wait in the outbox meanwhile. */
function unlessLater(cause: unknown): void {
  const code = (cause as { code?: Parameters<typeof mayWorkLater>[0] }).code
  if (code === undefined || !mayWorkLater(code)) throw cause
}
