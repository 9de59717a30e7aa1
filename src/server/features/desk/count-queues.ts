import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { readDesk } from '#contract/desk/desk.ts'
import { DESK_QUEUE_NAMES, type DeskQueueName } from '#contract/desk/desk-queues.ts'
import type { Database } from '../../db/connection/open.ts'

type Reader = Pick<Database['db'], 'execute'>

/** Counts what waits in a queue. `oldest_at`: ISO 8601; null where nothing waits. */
export type CountQueue = (db: Reader) => Promise<{ total: number; oldest_at: string | null }>
export type DeskQueues = Record<DeskQueueName, CountQueue>

/** Every queue with its count and the age of its oldest. */
export async function countQueues(db: Reader, queues: DeskQueues): Promise<AnswerOf<typeof readDesk>> {
  return { queues: await Promise.all(DESK_QUEUE_NAMES.map(async (name) => ({ name, ...(await queues[name](db)) }))) }
}
