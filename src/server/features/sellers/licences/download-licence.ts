import { eq } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { seller_profiles, trade_licences } from '../../../db/tables/sellers.ts'
import type { LicenceParts } from './parts.ts'

/**
 * A licence to staff, under the name of its shop. That it was looked at is recorded first.
 * @throws {Problem} not-found — it was replaced or taken back, or its bytes are gone.
 */
export async function downloadLicence(
  { db, privateFiles, note }: Pick<LicenceParts, 'db' | 'privateFiles' | 'note'>,
  licence: number,
  { staff, requestId }: { staff: number; requestId: string },
): Promise<Download> {
  const { file_key, kind, user_id } = trade_licences
  const [row] = await db
    .select({ file_key, kind, user_id, slug: seller_profiles.slug })
    .from(trade_licences)
    .innerJoin(seller_profiles, eq(seller_profiles.user_id, user_id))
    .where(eq(trade_licences.id, licence))
  if (!row) throw new Problem('not-found')
  await note(db, { kind: 'licence-viewed', user_id: row.user_id, request_id: requestId, by: 'staff', details: { licence, staff } })
  const bytes = await privateFiles.get(row.file_key)
  if (!bytes) throw new Problem('not-found')
  const [type, ending] = row.kind === 'pdf' ? ['application/pdf', 'pdf'] : ['image/jpeg', 'jpg']
  return { bytes, type, file_name: `trade-licence-${row.slug}.${ending}` }
}
