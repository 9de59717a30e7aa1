import { type SQL, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'

interface Stripped extends Record<string, unknown> {
  id: number
  conversation: number
  picture_key: string | null
}

/**
 * Takes the text and picture of messages away, also from answers that are kept for their senders' idempotency keys. What was removed already is left
 * alone, and so are cases about them.
 * @param which of the rows `m` of conversation_messages
 * @returns the messages, with the keys of their pictures: those are the caller's to remove after the transaction.
 */
export async function emptyMessages(tx: Pick<Tx, 'execute'>, which: SQL): Promise<Stripped[]> {
  const { rows } = await tx.execute<Stripped>(sql`
    with held as (
      select m.id, m.conversation, m.sender, m.picture_key from conversation_messages m where ${which} and m.removed_at is null order by m.id for update
    ), emptied as (
      update conversation_messages m
      set text = '', picture_key = null, picture_width = null, picture_height = null, picture_bytes = null, meets_at = null, meets_where = '', removed_at = now()
      from held where held.id = m.id
    ), answers as (
      select k.user_id, k.key, (k.body #>> '{}')::jsonb as told from kept_answers k
      where k.status = 200 and k.user_id in (select sender from held)
    ), forgotten as (
      update kept_answers k
      set body = to_jsonb(jsonb_set(told, '{message}', told -> 'message' || '{"text": "", "picture": null, "meets_at": null, "meets_where": "", "is_removed": true}')::text)
      from answers, held
      where k.user_id = answers.user_id and k.key = answers.key and answers.user_id = held.sender
        and told ? 'conversation_id' and told #>> '{message,id}' = held.id::text
    )
    select id, conversation, picture_key from held`)
  return rows
}

/** The same for messages that end otherwise than by a decision of staff: cases about them are closed, since nothing is left to look at. */
export async function stripMessages(tx: Pick<Tx, 'execute'>, which: SQL): Promise<Stripped[]> {
  const stripped = await emptyMessages(tx, which)
  if (stripped.length > 0) {
    await endCases(
      tx,
      'message',
      stripped.map(({ id }) => id),
    )
  }
  return stripped
}

/** Keys of the pictures among them. */
export const picturesOf = (stripped: readonly Pick<Stripped, 'picture_key'>[]): string[] => stripped.flatMap(({ picture_key }) => picture_key ?? [])
