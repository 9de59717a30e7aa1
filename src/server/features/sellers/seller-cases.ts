import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import type { CaseHandler, CaseSubject } from '../../cases/case-handler.ts'
import { holdShop, restoreShop, takeOffShop } from '../../db/sellers/take-off-shop.ts'
import { iso } from '../../db/wire-time.ts'

/** Shops that readers report, each by the number of its owner. */
export const SELLER_CASES: CaseHandler = {
  kind: 'seller',
  reasons: REASONS_OF.seller,
  hold: holdShop,
  findPublic: async (db, id) => {
    const { rows } = await db.execute<{ owner: number }>(sql`
      select p.user_id as owner from seller_profiles p join users u on u.id = p.user_id
      where p.user_id = ${id} and p.taken_off_at is null and u.deleted_at is null and u.locked_at is null`)
    return rows[0]
  },
  describe: async (db, ids) => {
    const { rows } = await db.execute<CaseSubject & { id: number } & Record<string, unknown>>(sql`
      select p.user_id as id, p.full_name as title, '/seller/' || p.slug as path, concat_ws(E'\\n', nullif(p.profession, ''), nullif(p.about, '')) as text, u.username,
        ${iso(sql`u.created_at`)} as written_at, p.taken_off_at is not null as is_removed
      from seller_profiles p join users u on u.id = p.user_id where p.user_id = any(${sql.param(ids)}::integer[])`)
    return new Map(rows.map(({ id, ...shop }) => [id, shop]))
  },
  remove: (tx, id, { reason }) => takeOffShop(tx, id, reason),
  restore: (tx, id, { reason }) => restoreShop(tx, id, reason),
}
