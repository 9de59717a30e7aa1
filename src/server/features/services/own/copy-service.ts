import { eq } from 'drizzle-orm'
import { keysOf, pick } from '#contract/core/pick.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { SERVICE_FORM_ENTRIES } from '#contract/services/service-form.ts'
import { isTaken, isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { readFaqs, writeFaqs } from '../../../db/faqs/faq-lists.ts'
import { holdShop } from '../../../db/sellers/hold-shop.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { membersOf, ownService, type ServiceRow } from '../../../db/services/own-service.ts'
import { services } from '../../../db/tables/services.ts'
import { type CopiedItem, copyFiles, insertCopies } from '../../../galleries/copy-gallery.ts'
import { insertService, serviceOfKey } from './create-service.ts'
import type { ServiceTools, Whose } from './parts.ts'
import { readOwnService } from './read-own-service.ts'
import { requirePlace } from './require-room.ts'
import { keepThumbnail, SERVICE_GALLERY } from './service-gallery.ts'
import { writeMembers } from './write-members.ts'

/**
 * A service like this one, which is not active yet: texts, terms, members, questions, pictures (under names of their own) and films. No bookings. The same
 * `client_key` again gives the same copy.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — this seller has too many; shop-taken-off, pictures-full, unverified-limit.
 */
export async function copyService(tools: Omit<ServiceTools, 'countUpload'>, whose: Whose, client_key: string): Promise<OwnServiceDetail> {
  const { db, pictures } = tools
  const { seller, service_id } = whose
  const original = await ownService(db, whose)
  const before = await serviceOfKey(db, seller, client_key)
  if (before !== undefined) return readOwnService(db, { seller, service_id: before })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const made: string[] = []
  const drop = async () => {
    for (const file of made) await pictures.drop(file)
  }
  const items = await copyFiles(tools, { kind: SERVICE_GALLERY, subject: service_id, owner: seller }, made).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  const copy = await inTransaction(db, (tx) => write(tx, original, { items, client_key })).catch(async (error: unknown) => {
    if (isUndone(error)) await drop()
    const twin = isTaken(error) ? await serviceOfKey(db, seller, client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnService(db, { seller, service_id: copy })
}

const KEPT = [...keysOf(SERVICE_FORM_ENTRIES).filter((name) => name !== 'confirms' && name !== 'members'), 'is_instant', 'seller'] as const

async function write(tx: Tx, original: ServiceRow, { items, client_key }: { items: readonly CopiedItem[]; client_key: string }): Promise<number> {
  const { id, seller } = original
  const shop = await holdShop(tx, seller)
  await requirePlace(tx, seller)
  const copied = pick(original, KEPT as readonly (keyof ServiceRow)[]) as ServiceRow
  const service = await insertService(tx, { ...copied, client_key, is_active: false }, shop)
  await writeMembers(tx, { service, seller, members: await membersOf(tx, id) })
  await insertCopies(tx, { kind: SERVICE_GALLERY, subject: service, owner: seller }, items)
  await keepThumbnail(tx, service)
  const faqs = await writeFaqs(tx, { list: null, owner: seller, faqs: await readFaqs(tx, original.faqs) })
  await tx.update(services).set({ faqs }).where(eq(services.id, service))
  await lookAgainAtFreeTimes(tx, seller)
  return service
}
