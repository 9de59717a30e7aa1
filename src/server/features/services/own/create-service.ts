import { and, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import type { createService as contract } from '#contract/services/own-services.ts'
import type { ServiceForm } from '#contract/services/service-form.ts'
import { cleanTexts } from '../../../adapters/rich-texts.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdShop, type ShopNames } from '../../../db/sellers/hold-shop.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { learnServiceTerms, serviceTermColumn } from '../../../db/services/service-words.ts'
import { services } from '../../../db/tables/services.ts'
import { dropPictures, type StoredPicture, storePictures } from '../../../galleries/store-pictures.ts'
import { addPictures } from './add-pictures.ts'
import type { ServiceTools } from './parts.ts'
import { readOwnService } from './read-own-service.ts'
import { requireBranch } from './require-branch.ts'
import { requirePlace, requireRoom } from './require-room.ts'
import { SERVICE_RICH_TEXTS, serviceColumns, serviceFields } from './service-fields.ts'
import { writeMembers } from './write-members.ts'

interface Posted {
  seller: number
  body: v.InferOutput<typeof contract.body>
  pictures: readonly Uint8Array[]
}

/**
 * Posts a service with its pictures; the first one makes the seller's team. What a phone sends again under its `client_key` is the service that it made
 * the first time.
 * @throws {Problem} bad-input — with every field at fault; too-many-requests — uploads of this seller; unsupported-media, too-large, busy, pictures-full —
 * as `Pictures` says; not-found — the shop is gone; shop-taken-off; unverified-limit.
 */
export async function createService(tools: ServiceTools, { seller, body, pictures }: Posted): Promise<OwnServiceDetail> {
  const { db } = tools
  const before = await serviceOfKey(db, seller, body.client_key)
  if (before !== undefined) return readOwnService(db, { seller, service_id: before })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const clean = await cleanTexts(body, SERVICE_RICH_TEXTS)
  await requireTextsFit(db, { user_id: seller, sent: clean.texts })
  const fields = serviceFields({ ...body, ...clean.texts }, { ...clean.faults, ...(pictures.length === 0 && { pictures: 'required' as const }) })
  await requireBranch(db, fields)
  const stored = await storePictures(tools, { folder: 'services', user_id: seller, pictures })
  const made = await inTransaction(db, (tx) => write(tx, { fields, seller, body, stored })).catch(async (error: unknown) => {
    if (isUndone(error)) await dropPictures(tools, stored)
    const twin = isTaken(error) ? await serviceOfKey(db, seller, body.client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnService(db, { seller, service_id: made })
}

interface Written extends Omit<Posted, 'pictures'> {
  fields: ServiceForm
  stored: readonly StoredPicture[]
}

async function write(tx: Tx, { fields, seller, body, stored }: Written): Promise<number> {
  const { is_active = true, client_key = null } = body
  const shop = await holdShop(tx, seller)
  await requirePlace(tx, seller)
  if (is_active) await requireRoom(tx, { seller })
  const service = await insertService(tx, { ...serviceColumns(fields), seller, client_key, is_active }, shop)
  await writeMembers(tx, { service, seller, members: fields.members })
  await addPictures(tx, { service, seller, gallery: null }, stored)
  await lookAgainAtFreeTimes(tx, seller)
  return service
}

type NewService = Omit<typeof services.$inferInsert, 'search_words' | 'published_at'>

/** Writes a service with the words by which it is found: public at once where it is active. */
export async function insertService(tx: Tx, row: NewService, shop: ShopNames): Promise<number> {
  const [terms] = await learnServiceTerms(tx, [{ ...row, ...shop }])
  const [made] = await tx
    .insert(services)
    .values({ ...row, ...serviceTermColumn(terms), published_at: row.is_active ? sql`now()` : null })
    .returning({ id: services.id })
  if (!made) throw new TypeError('a service was written and has no id')
  return made.id
}

/** The service that a phone made under its key; undefined when it made none. */
export async function serviceOfKey(db: Pick<Database['db'], 'select'>, seller: number, client_key: string | undefined): Promise<number | undefined> {
  if (client_key === undefined) return undefined
  const [row] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.seller, seller), eq(services.client_key, client_key)))
  return row?.id
}
