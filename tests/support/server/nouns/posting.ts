import sharp from 'sharp'
import { DAY_MS } from '#contract/core/time.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import type { Database } from '#server/db/connection/open.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '#server/db/tables/events.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, joinAndLogIn, type SignedInPerson } from '../people.ts'

/** Three levels of categories, one under the other, made anew at each call. */
export interface Chain {
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
}

export async function makeChain(db: Database['db']): Promise<Chain> {
  const [top] = await db.insert(event_categories).values({ title: 'Music', title_bn: 'গান' }).returning()
  const event_category = top?.id ?? 0
  const [middle] = await db.insert(event_subcategories).values({ title: 'Folk', title_bn: 'লোকগান', event_category }).returning()
  const event_subcategory = middle?.id ?? 0
  const [low] = await db.insert(event_subsubcategories).values({ title: 'Baul', title_bn: 'বাউল', event_subcategory }).returning()
  return { event_category, event_subcategory, event_subsubcategory: low?.id ?? 0 }
}

/** A person with a shop and a verified e-mail, signed in. */
export async function joinAsSeller(app: Pick<TestApp, 'request' | 'database'>, username: string, full_name = 'রূপসা ঘাট'): Promise<SignedInPerson> {
  const person = await joinAndLogIn(app, username, { email_verified_at: new Date().toISOString() })
  await app.database.db.insert(seller_profiles).values({ user_id: person.id, slug: username, full_name })
  return person
}

/** The fields of an event as its form gives them: next week, of two hours. */
export const eventTexts = (chain: Chain, over: Record<string, string> = {}): Record<string, string> => ({
  title: 'বাউল গানের আসর',
  price: '৩০০',
  seats: '40',
  from_time: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  to_time: new Date(Date.now() + 7 * DAY_MS + 7_200_000).toISOString(),
  type: 'Offline',
  link: '',
  location: 'Shilpakala Academy, Dhaka',
  event_category: String(chain.event_category),
  event_subcategory: String(chain.event_subcategory),
  event_subsubcategory: String(chain.event_subsubcategory),
  description: '<p>Songs until midnight.</p>',
  terms_and_condition: '<p>No refunds after six.</p>',
  ...over,
})

/** A poster as a phone sends it. */
export const aPoster = async (colour = '#0a7', width = 32, height = 18): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  )

export interface FormSent {
  path: string
  method?: 'POST' | 'PATCH'
  texts: Record<string, string>
  thumbnail?: { bytes: Uint8Array<ArrayBuffer>; type?: string; name?: string } | undefined
}

/** Sends a form as a page of ours does. */
export function sendForm(
  app: Pick<TestApp, 'request'>,
  person: Pick<SignedInPerson, 'access'>,
  { path, method = 'POST', texts, thumbnail }: FormSent,
): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  if (thumbnail) body.append('thumbnail', new Blob([thumbnail.bytes], { type: thumbnail.type ?? 'image/png' }), thumbnail.name ?? 'poster.png')
  return app.request(path, { method, body, headers: { ...as(person), origin: TEST_ORIGIN } })
}

/** An event that must be posted. */
export async function posted(app: Pick<TestApp, 'request'>, person: Pick<SignedInPerson, 'access'>, texts: Record<string, string>): Promise<OwnEventDetail> {
  const response = await sendForm(app, person, { path: '/api/event/create/', texts, thumbnail: { bytes: await aPoster() } })
  if (response.status !== 200) throw new Error(`the event was refused: ${response.status} ${await response.text()}`)
  return response.json()
}
