import { addReport, senderOfAccount } from '#server/db/cases/add-report.ts'
import type { TestApp } from '../app.ts'
import { makeChat } from '../nouns/talking.ts'

type Where = Pick<TestApp, 'database'> & Partial<Pick<TestApp, 'privateFiles'>>

/** What a person was written about an order: a message with a picture, and another one that they have reported. */
export interface Chats {
  conversation: number
  pictured: number
  reported: number
  /** Of that report. */
  case: number
}

let made = 0

/** @param order of this person, at an event of none of the six */
export async function makeChats(app: Where, asker: number, order: { id: number; event: number }): Promise<Chats> {
  const { pool } = app.database
  const { rows } = await pool.query<{ seller: number }>('select seller from events where id = $1', [order.event])
  const { conversation, messages } = await makeChat(app, {
    asker,
    answerer: rows[0]?.seller ?? 0,
    purchase: order.id,
    lines: [
      ['answerer', 'Look.'],
      ['answerer', 'Pay me in cash.'],
    ],
  })
  const [pictured = 0, reported = 0] = messages
  made += 1
  const key = `papers/${String(made).padStart(32, 'c')}`
  app.privateFiles?.set(key, new Uint8Array(9))
  await pool.query('update conversation_messages set picture_key = $2, picture_width = 1, picture_height = 1, picture_bytes = 9 where id = $1', [pictured, key])
  const about = { kind: 'message', subject: reported, owner: rows[0]?.seller ?? null } as const
  const told = await addReport(app.database.db, { ...about, sender: senderOfAccount(asker), reason: 'scam', note: '' })
  return { conversation, pictured, reported, case: told.case }
}
