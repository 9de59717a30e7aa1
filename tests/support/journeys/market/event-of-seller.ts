import type { Page } from '@playwright/test'
import { aPhoto } from '../../a-picture.ts'
import { joinMarket, openShopOf, signIn } from '../member.ts'

/** A new seller signs in on this phone. */
export async function sellOn(page: Page, origin: string): Promise<void> {
  const member = await joinMarket(origin, 'ayojok')
  await openShopOf(origin, member)
  await signIn(page, member)
}

/** Posts an event of the user signed in on this phone, past its form. @returns its number. */
export async function postEventOf(page: Page, texts: Record<string, string> = {}): Promise<number> {
  const poster = (await aPhoto()).buffer.toString('base64')
  return page.evaluate(
    async ({ poster, texts }) => {
      const read = async (noun: string) => (await fetch(`/api/${noun}/`)).json()
      const [last] = await read('event_subsubcategory')
      const middle = (await read('event_subcategory')).find(({ id }: { id: number }) => id === last.event_subcategory)
      const form = new FormData()
      const day = 24 * 60 * 60_000
      const fields = {
        title: 'নৌকা বাইচ',
        price: '100',
        seats: '40',
        from_time: new Date(Date.now() + 7 * day).toISOString(),
        to_time: new Date(Date.now() + 8 * day).toISOString(),
        type: 'Offline',
        location: 'Khulna',
        event_category: String(middle.event_category),
        event_subcategory: String(middle.id),
        event_subsubcategory: String(last.id),
        description: '<p>On the Rupsa.</p>',
        terms_and_condition: '<p>None.</p>',
        is_active: 'true',
        ...texts,
      }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('thumbnail', new Blob([Uint8Array.from(atob(poster), (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' }), 'poster.jpg')
      const response = await fetch('/api/event/create/', {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` },
      })
      const event = await response.json()
      if (!response.ok) throw new Error(`no event: ${JSON.stringify(event)}`)
      return event.event_id as number
    },
    { poster, texts },
  )
}

/** What this phone stores for the signed-in user, as text. */
export const keptForOwner = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(`hatkhola-private-${localStorage.getItem('id')}`)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )
