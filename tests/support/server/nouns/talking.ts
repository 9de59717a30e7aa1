import sharp from 'sharp'
import type * as v from 'valibot'
import type { listConversations, readConversation, writeMessage } from '#contract/conversations/conversations.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import { as, type SignedInPerson } from '../people.ts'

type Asking = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

/** A conversation by its number, or by what it is about. */
export type To = { conversation_id: number | string } | { kind: string; subject?: number | string }

export interface Writing {
  to: To
  text?: string
  /** An invitation to an interview. */
  meeting?: { meets_at?: string; meets_where?: string }
  picture?: { bytes: Uint8Array<ArrayBuffer>; type?: string }
  key?: string
}

/** A message as a page of ours sends it. */
export function write(app: Asking, who: Who, { to, text, meeting, picture, key }: Writing): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...to, ...meeting, text: text ?? (picture ? undefined : 'Hello') }))
    if (value !== undefined) body.append(name, String(value))
  if (picture) body.append('picture', new Blob([picture.bytes], { type: picture.type ?? 'image/jpeg' }), 'IMG_20261126_secret.jpg')
  const headers = { ...as(who), origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) }
  return app.request('/api/conversation_message/', { method: 'POST', body, headers })
}

/** A message that must be taken. */
export async function said(app: Asking, who: Who, writing: Writing): Promise<v.InferOutput<typeof writeMessage.answer>> {
  const response = await write(app, who, writing)
  if (response.status !== 200) throw new Error(`the message was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

const get = (app: Asking, who: Who, path: string) => app.request(path, { headers: as(who) })

async function got<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(`no answer: ${response.status} ${await response.text()}`)
  return response.json()
}

export const conversationsOf = async (app: Asking, who: Who, query: Record<string, string | number> = {}) =>
  got<v.InferOutput<typeof listConversations.answer>>(await get(app, who, `/api/conversation/${canonicalQuery(query)}`))

export const opened = async (app: Asking, who: Who, [id, before]: readonly [conversation: number, before?: number]) =>
  got<v.InferOutput<typeof readConversation.answer>>(await get(app, who, `/api/conversation/${id}/${canonicalQuery({ before })}`))

export const startOf = (app: Asking, who: Who, query: { kind: string; subject?: number | string }) =>
  get(app, who, `/api/conversation_start/${canonicalQuery(query)}`)

export const markRead = (app: Asking, who: Who, [id, up_to]: readonly [conversation: number, message: number]) =>
  send(app, who, { path: `/api/conversation/${id}/read/`, body: { up_to } })

export const report = (app: Asking, who: Who, { message, ...body }: { message: number; reason?: string; note?: string }) =>
  send(app, who, { path: `/api/conversation_message/${message}/report/`, body: { reason: 'scam', ...body } })

export const pictureOf = (app: Asking, who: Who, message: number) => get(app, who, `/api/conversation_message/${message}/picture/`)

/** An order of this person for an event, in the given state, without the steps that lead to it. */
export async function orderOf(
  { database: { pool } }: Pick<TestApp, 'database'>,
  buyer: Pick<SignedInPerson, 'id'>,
  { event, state = 'confirmed' }: { event: number; state?: string },
) {
  const event_order_id = randomNumber()
  const { rows } = await pool.query<{ id: number }>(
    `insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
     select $1, id, $2, $3, 'Nasrin on the order', '+8801712345678', 'nasrin@mail.example', 0, 0, 0, 0, 0 from buyers where user_id = $4 returning id`,
    [event_order_id, event, state, buyer.id],
  )
  return { id: rows[0]?.id ?? 0, event_order_id }
}

/** A photo with the place where it was taken in it. */
export async function aTaggedPhoto(width = 2400, height = 1200): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#157a5a' } }).jpeg()
  const tagged = plain.withExif({ IFD0: { Copyright: 'canary-of-exif' }, IFD3: { GPSLatitude: '23/1 46/1 0/1', GPSLatitudeRef: 'N' } })
  return new Uint8Array(await tagged.toBuffer())
}

interface Chat {
  asker: number
  /** Null: the support team. */
  answerer: number | null
  /** Which of staff answers, for the support team. */
  staff?: number
  /** Id of the order that it is about. */
  purchase?: number
  /** Who writes, in turn. */
  lines: readonly (readonly ['asker' | 'answerer', string])[]
}

/** A conversation without the work of writing it; gives its messages, the oldest first. */
export async function makeChat({ database: { pool } }: Pick<TestApp, 'database'>, { asker, answerer, staff = asker, purchase, lines }: Chat) {
  const { rows: made } = await pool.query<{ id: number }>('insert into conversations (kind, purchase, asker, begun_by) values ($1, $2, $3, $3) returning id', [
    answerer === null ? 'support' : 'order',
    purchase ?? null,
    asker,
  ])
  const conversation = made[0]?.id ?? 0
  const messages: number[] = []
  for (const [side, text] of lines) {
    const { rows } = await pool.query<{ id: number }>(
      'insert into conversation_messages (conversation, sender, side, text) values ($1, $2, $3, $4) returning id',
      [conversation, side === 'asker' ? asker : (answerer ?? staff), side, text],
    )
    messages.push(rows[0]?.id ?? 0)
  }
  await pool.query(`insert into conversation_sides (conversation, side, user_id, last_message) values ($1, 'asker', $2, $4), ($1, 'answerer', $3, $4)`, [
    conversation,
    asker,
    answerer,
    messages.at(-1),
  ])
  return { conversation, messages }
}
