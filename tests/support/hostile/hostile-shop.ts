import { login, type SignedIn } from '#contract/accounts/sessions.ts'
import { aPhoto } from '../a-picture.ts'
import type { Shop } from '../journeys/market/shop.ts'
import { joinMarket, type Member } from '../journeys/member.ts'

/** A user with an account who sends requests past the page. */
export interface Asker {
  member: Member
  /** Sends JSON, or a form of texts and one poster, and gives what is answered. */
  tell: <T>(path: string, body: object | FormData, method?: 'POST' | 'PATCH') => Promise<T>
  ask: <T>(path: string) => Promise<T>
}

export async function joinAsking(origin: string, called: string): Promise<Asker> {
  const member = await joinMarket(origin, called)
  const send = async <T>(path: string, init: RequestInit, access = ''): Promise<T> => {
    const response = await fetch(origin + path, { ...init, headers: { ...init.headers, ...(access && { authorization: `Bearer ${access}` }) } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const json = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const { username, password } = member
  const { access } = await send<SignedIn>(login.path, json('POST', { username, password, remember: true }))
  return {
    member,
    ask: (path) => send(path, {}, access),
    tell: (path, body, method = 'POST') => send(path, body instanceof FormData ? { method, body } : json(method, body), access),
  }
}

/** Verifies the e-mail of an account, which may then post as much as it likes. */
export async function verifyEmail({ database }: Pick<Shop, 'database'>, { member }: Asker): Promise<void> {
  await database.pool.query('update users set email_verified_at = now() where username = $1', [member.username])
}

/** A seller whose shop says what it is told to. @returns the address of the shop */
export async function openHostileShop({ member, tell }: Asker, word: string): Promise<string> {
  const slug = `shop-of-${member.username}`
  const short = [...word].slice(0, 30).join('')
  const shop = { full_name: word, slug, profession: word, division: 'Khulna', district: 'Khulna', languages: [short], skills: [short], about: word }
  await tell('/api/account/seller/', shop)
  return slug
}

/** Texts of an event as its form sends them. @param categories the three levels */
export function eventForm(texts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  return form
}

const DAY = 24 * 60 * 60_000

/** Posts a free event, on sale next week. @returns its number */
export async function postFree({ ask, tell }: Asker, texts: Record<string, string>): Promise<number> {
  const [last] = await ask<{ id: number; event_subcategory: number }[]>('/api/event_subsubcategory/')
  const middles = await ask<{ id: number; event_category: number }[]>('/api/event_subcategory/')
  const middle = middles.find(({ id }) => id === last?.event_subcategory)
  const form = eventForm({
    title: 'Words',
    price: '0',
    seats: '40',
    from_time: new Date(Date.now() + 7 * DAY).toISOString(),
    to_time: new Date(Date.now() + 8 * DAY).toISOString(),
    type: 'Offline',
    location: 'Khulna',
    event_category: String(middle?.event_category),
    event_subcategory: String(middle?.id),
    event_subsubcategory: String(last?.id),
    description: '<p>Words.</p>',
    terms_and_condition: '<p>Words.</p>',
    is_active: 'true',
    ...texts,
  })
  form.append('thumbnail', new Blob([new Uint8Array((await aPhoto()).buffer)], { type: 'image/jpeg' }), 'poster.jpg')
  return (await tell<{ event_id: number }>('/api/event/create/', form)).event_id
}

/** A copy of an event, on sale, with these texts. @returns its number */
export async function copyWith({ tell }: Asker, event: number, texts: Record<string, string>): Promise<number> {
  const { id } = await tell<{ id: number }>(`/api/event/${event}/duplicate/`, {})
  await tell(`/api/event/${id}/update/`, eventForm({ ...texts, is_active: 'true' }), 'PATCH')
  return id
}
