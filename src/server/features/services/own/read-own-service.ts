import { sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import { Problem } from '#contract/core/problem.ts'
import type { OwnService, OwnServiceDetail } from '#contract/services/own-service.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readFaqs } from '../../../db/faqs/faq-lists.ts'
import { membersOf, ownService, type ServiceRow } from '../../../db/services/own-service.ts'
import { readItems } from '../../../galleries/read-gallery.ts'
import { readOwnRows } from './own-rows.ts'
import type { Whose } from './parts.ts'

/**
 * One's own service as the list shows it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnCard(db: Pick<Database['db'], 'execute'>, { seller, service_id }: Whose): Promise<OwnService> {
  const { rows } = await readOwnRows(db, { seller, conditions: [sql`s.id = ${service_id}`], limit: 1 })
  const [card] = rows
  if (!card) throw new Problem('not-found')
  return card
}

const TERMS = ['duration', 'step', 'hours_least', 'hours_most', 'seats', 'pause_before', 'pause_after', 'notice_hours', 'horizon_days'] as const
const PROMISES = ['answer_hours', 'payment', 'advance_percent', 'cancel_hours'] as const
const TEXTS = ['description', 'description_state', 'second_description', 'second_description_state'] as const
const WHERE = ['districts', 'at_district', 'at_area', 'at_line', 'directions', 'link'] as const
const SHOWN = [...TERMS, ...PROMISES, ...TEXTS, ...WHERE] as const satisfies readonly (keyof ServiceRow)[]

/**
 * One's own service with all that its form needs.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnService(db: Database['db'], whose: Whose): Promise<OwnServiceDetail> {
  const row = await ownService(db, whose)
  const card = await readOwnCard(db, whose)
  const items = await readItems(db, row.gallery)
  return {
    ...card,
    ...pick(row, [...SHOWN]),
    confirms: row.is_instant ? 'instant' : 'ask',
    members: await membersOf(db, row.id),
    pictures: items.map(({ id, alt, file, tone, video_url }) => ({ id, alt, file, tone, video_url })),
    faqs: await readFaqs(db, row.faqs),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
