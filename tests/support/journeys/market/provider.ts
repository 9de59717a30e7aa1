import { expect } from '@playwright/test'
import { createService } from '#contract/services/own-services.ts'
import { aPhoto } from '../../a-picture.ts'
import { makeServiceBranch } from '../../server/nouns/services.ts'
import { joinMarket, type Member, openShopOf, signInElsewhere } from '../member.ts'
import type { Shop } from './shop.ts'

/** Somebody who does something for others at a time that is asked for. */
export interface Provider {
  member: Member
  id: number
  name: string
}

/** A new provider in the market. @param called what the username begins with @param name of the shop */
export async function newProvider({ elsewhere, database }: Pick<Shop, 'elsewhere' | 'database'>, called: string, name: string): Promise<Provider> {
  const member = await joinMarket(elsewhere, called)
  await openShopOf(elsewhere, member, name)
  const { rows } = await database.pool.query<{ id: number }>('update users set email_verified_at = now() where username = $1 returning id', [member.username])
  return { member, id: rows[0]!.id, name }
}

/** Posts a service as the form does: an hour at the provider’s for 600 taka, decided by the provider, paid online. Gives its number. */
export async function postService(
  { elsewhere, database }: Pick<Shop, 'elsewhere' | 'database'>,
  { member }: Provider,
  over: Record<string, string> = {},
): Promise<number> {
  const branch = await makeServiceBranch(database.db)
  const texts: Record<string, string> = {
    title: 'Eye check at the clinic',
    description: '<p>With a report on paper.</p>',
    service_category: String(branch.service_category),
    service_subcategory: String(branch.service_subcategory),
    place: 'at-provider',
    at_district: 'Bogura',
    at_area: 'Bogura Sadar',
    at_line: 'House 4, Lane 2',
    pricing: 'fixed',
    price: '600',
    duration: '60',
    step: 'duration',
    confirms: 'ask',
    payment: 'online',
    cancel_hours: '24',
    ...over,
  }
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  const photo = await aPhoto()
  body.append('pictures', new Blob([new Uint8Array(photo.buffer)], { type: photo.mimeType }), photo.name)
  const { headers } = await signInElsewhere(elsewhere, member)
  const response = await fetch(elsewhere + createService.path, { method: 'POST', body, headers })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()).service_id
}

export interface BookedRow {
  number: string
  state: string
  starts_at: Date
}

/** The bookings of one buyer, the oldest first. */
export async function bookingsOf({ database }: Pick<Shop, 'database'>, { username }: Member): Promise<BookedRow[]> {
  const { rows } = await database.pool.query<BookedRow>(
    `select k.number, k.state, k.starts_at from bookings k join buyers b on b.id = k.buyer join users u on u.id = b.user_id where u.username = $1 order by k.id`,
    [username],
  )
  return rows
}
