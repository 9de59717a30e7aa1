import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import type { updateService as contract } from '#contract/services/own-services.ts'
import { SERVICE_FORM_FIELDS, type ServiceForm } from '#contract/services/service-form.ts'
import { type CleanTexts, cleanTexts } from '../../../adapters/rich-texts.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isUndone } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdShopNames } from '../../../db/sellers/hold-shop.ts'
import { lookAgainAtFreeTimes } from '../../../db/services/free-times-due.ts'
import { holdOwnService, membersOf, ownService, type ServiceRow } from '../../../db/services/own-service.ts'
import { learnServiceTerms, serviceTermColumn } from '../../../db/services/service-words.ts'
import { services } from '../../../db/tables/services.ts'
import { readItems } from '../../../galleries/read-gallery.ts'
import { dropPictures, type StoredPicture, storePictures } from '../../../galleries/store-pictures.ts'
import { addPictures } from './add-pictures.ts'
import type { ServiceTools, Whose } from './parts.ts'
import { readOwnService } from './read-own-service.ts'
import { requireBranch } from './require-branch.ts'
import { changed, requireVersion } from './require-version.ts'
import { SERVICE_RICH_TEXTS, serviceColumns, serviceFields } from './service-fields.ts'
import { activeColumns } from './switch-service.ts'
import { textsOfService } from './texts-of-service.ts'
import { writeMembers } from './write-members.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  /** They come behind those that it has. */
  pictures: readonly Uint8Array[]
}

/**
 * Changes a service: what is left out stays, what is empty is cleared, and the whole must still be what could be posted. Bookings go on with what they
 * were asked for.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`; bad-input — with the fields at fault;
 * too-many-requests, unsupported-media, too-large, busy, pictures-full — of the pictures; taken-off, shop-taken-off; unverified-limit.
 */
export async function updateService(tools: ServiceTools, whose: Whose, { body, pictures }: Change): Promise<OwnServiceDetail> {
  const { db } = tools
  const { seller } = whose
  const seen = await ownService(db, whose)
  await tools.countWrite(seller)
  const clean = await cleanTexts(body, SERVICE_RICH_TEXTS)
  await requireTextsFit(db, { user_id: seller, sent: clean.texts, before: seen })
  // Before a picture is worked on; what changes in between is judged again.
  const planned = await planFields(db, seen, { body, clean, more: pictures.length })
  await requireBranch(db, planned)
  const stored = await storePictures(tools, { folder: 'services', user_id: seller, pictures })
  await inTransaction(db, (tx) => write(tx, whose, { body, clean, stored })).catch(async (error: unknown) => {
    if (isUndone(error)) await dropPictures(tools, stored)
    throw error
  })
  return readOwnService(db, whose)
}

interface Written {
  body: Change['body']
  clean: CleanTexts<(typeof SERVICE_RICH_TEXTS)[number]>
  stored: readonly StoredPicture[]
}

async function write(tx: Tx, whose: Whose, { body, clean, stored }: Written): Promise<void> {
  const { seller } = whose
  const shop = await holdShopNames(tx, seller)
  const held = await holdOwnService(tx, whose)
  const fields = await planFields(tx, held, { body, clean, more: stored.length })
  await requireBranch(tx, fields)
  const items = await addPictures(tx, { service: held.id, seller, gallery: held.gallery }, stored)
  const active = await activeColumns(tx, held, { is_active: body.is_active, items })
  const [terms] = await learnServiceTerms(tx, [{ ...fields, ...shop }])
  await tx
    .update(services)
    .set({ ...serviceColumns(fields), ...active, ...serviceTermColumn(terms), ...changed })
    .where(eq(services.id, held.id))
  if (body.members !== undefined) await writeMembers(tx, { service: held.id, seller, members: fields.members })
  await lookAgainAtFreeTimes(tx, seller)
}

interface Options extends Pick<Written, 'body' | 'clean'> {
  /** Pictures that are added. */
  more: number
}

/** What the fields of a service would come to by a change. @throws {Problem} stale; bad-input — with the fields at fault. */
async function planFields(db: Pick<Database['db'], 'select'>, row: ServiceRow, { body, clean, more }: Options): Promise<ServiceForm> {
  requireVersion(row, body.version)
  const count = (await readItems(db, row.gallery)).length + more
  const faults = { ...clean.faults, ...(more > 0 && count > GALLERY_MOST.service && { pictures: 'too-many' as const }) }
  const texts = textsOfService(row, await membersOf(db, row.id))
  // Another markup than the editor's own state of it would be lost as soon as the editor opens.
  if (body.description !== undefined) texts.description_state = ''
  if (body.second_description !== undefined) texts.second_description_state = ''
  for (const name of SERVICE_FORM_FIELDS) texts[name] = body[name] ?? texts[name]
  return serviceFields({ ...texts, ...clean.texts }, faults)
}
