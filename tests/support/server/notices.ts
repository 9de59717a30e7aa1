import { openPush } from '#server/adapters/push/open-push.ts'
import type { PurchaseTaskKind } from '#server/db/purchase-tasks.ts'
import { openMessageSender } from '#server/features/notices/message-sender.ts'
import { readPushKeys } from '#server/features/notices/push-keys.ts'
import { sendDueNotices } from '#server/features/notices/start-sending-notices.ts'
import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import { TEST_SECRET, type TestApp } from './app.ts'
import { makeEvent } from './nouns/events.ts'
import { send } from './orders/orders.ts'
import type { SignedInPerson } from './people.ts'
import type { PushService, TestBrowser } from './push-service.ts'

type Where = Pick<TestApp, 'request' | 'database'>

export const QUIET_LOG = { warn: () => undefined, error: () => undefined }

/** Writes an order of this person in the given state, without the steps that lead to it. */
export async function orderThatIs(
  { database: { db, pool } }: Pick<TestApp, 'database'>,
  person: Pick<SignedInPerson, 'id'>,
  state: string,
): Promise<{ id: number; event_order_id: string; event: number }> {
  const event = await makeEvent(db)
  const event_order_id = randomNumber()
  const { rows } = await pool.query<{ id: number }>(
    `insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
     select $1, id, $2, $3, 'Somebody', '+8801712345678', 'somebody@mail.example', 100, 160, 100, 60, 160 from buyers where user_id = $4 returning id`,
    [event_order_id, event, state, person.id],
  )
  return { id: rows[0]?.id ?? 0, event_order_id, event }
}

export const become = ({ database }: Pick<TestApp, 'database'>, id: number, state: string) =>
  database.pool.query('update purchases set state = $2 where id = $1', [id, state])

/** What another part of the service leaves to be told. */
export const leaveTask = ({ database }: Pick<TestApp, 'database'>, purchase: number, kind: PurchaseTaskKind) =>
  database.pool.query('insert into purchase_tasks (purchase, kind) values ($1, $2)', [purchase, kind])

/** One round of a process that tells. */
export async function tellNow({ database: { db } }: Pick<TestApp, 'database'>): Promise<void> {
  const keys = await readPushKeys(db, TEST_SECRET, QUIET_LOG)
  const push = openPush({ keys, subject: 'https://hatkhola.example', log: QUIET_LOG, reach: { allowsLoopback: true } })
  const sender = openMessageSender(db, QUIET_LOG)
  await sendDueNotices({ db, push: async () => push, log: QUIET_LOG }, sender)
  await sender.settle()
}

/** Lets the pause after a failure be over. */
export const makeDue = ({ database }: Pick<TestApp, 'database'>) => database.pool.query('update push_messages set due_at = now()')

export const subscribeAs = (app: Where, person: Pick<SignedInPerson, 'access'>, body: object) =>
  send(app, person, { path: '/api/push/', body: { language: 'bn', ...body } })

/** A browser of this person that is subscribed to messages. */
export async function browserOf(app: Where, service: PushService, person: Pick<SignedInPerson, 'access'>): Promise<TestBrowser> {
  const { key } = await (await app.request('/api/push/key/')).json()
  const browser = service.subscribe(key)
  const response = await subscribeAs(app, person, browser.subscription)
  if (response.status !== 200) throw new Error(`the subscription was refused: ${response.status} ${await response.text()}`)
  return browser
}
