import { eq } from 'drizzle-orm'
import { ensureTeam } from '#server/db/services/ensure-team.ts'
import { learnServiceTerms, serviceTermColumn } from '#server/db/services/service-words.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { service_members, services, team_members } from '#server/db/tables/services.ts'
import type { TestApp } from '../app.ts'
import { makeServiceBranch, type ServiceBranch } from '../nouns/offering-services.ts'

/** What a seller does for others: a service, two pictures of it, a member of the team who does it, and a branch that fits; zeros: who sells nothing. */
export interface Offers {
  service: number
  item: number
  otherItem: number
  member: number
  branch: ServiceBranch
}

/** A service that is public, without the work of posting it. */
export async function makeOffers({ database: { db } }: Pick<TestApp, 'database'>, seller: number | undefined): Promise<Offers> {
  const branch = await makeServiceBranch(db)
  if (seller === undefined) return { service: 0, item: 0, otherItem: 0, member: 0, branch }
  await db.insert(team_members).values({ seller, name: 'Rina', role: 'Plumber' })
  await ensureTeam(db, seller)
  const [rina] = await db.select({ id: team_members.id }).from(team_members).where(eq(team_members.seller, seller)).orderBy(team_members.id)
  const [gallery] = await db.insert(galleries).values({ owner: seller }).returning()
  const pictures = ['/media/services/a.webp', '/media/services/b.webp'].map((file, position) => ({ gallery: gallery!.id, file, position, name: '' }))
  const [item, otherItem] = await db.insert(gallery_items).values(pictures).returning({ id: gallery_items.id })
  const said = { title: 'Water line repair', description: '<p>Taps and pipes.</p>', ...branch }
  const [terms] = await learnServiceTerms(db, [{ ...said, seller_name: '', district: null }])
  const how = { place: 'at-customer', pricing: 'fixed', price: 800, duration: 60, step: '30' } as const
  const shown = { gallery: gallery!.id, thumbnail: '/media/services/a.webp', published_at: new Date().toISOString() }
  const [made] = await db
    .insert(services)
    .values({ ...said, ...how, ...shown, seller, ...serviceTermColumn(terms) })
    .returning({ id: services.id })
  await db.insert(service_members).values({ service: made!.id, member: rina!.id })
  return { service: made!.id, item: item!.id, otherItem: otherItem!.id, member: rina!.id, branch }
}
