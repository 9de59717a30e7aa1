import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { setClock } from '#tests/support/phone/fake-phone.ts'
import { aCv, anApplication, anEntry } from '#tests/support/phone/outbox.ts'
import { phoneKeysOf } from '#tests/support/phone/phone-keys.ts'
import { NOW } from '#tests/support/phone/replaying.ts'

export const HER = 7
export const NEXT = 8
export const HERS = phoneKeysOf('her')
export const packages = () => import('#device/keep-for-me/packages.ts')
export const keep = async (key = HERS.sealing) => (await import('#device/keep-for-me/keep.ts')).keepForOwner(HER, key)
export const openAs = async (userId: number, key = HERS.opening) => (await import('#device/keep-for-me/open.ts')).openForOwner(userId, key)
export const remove = async () => {
  const { deletePrivateStore } = await import('#device/stores.ts')
  await deletePrivateStore(HER)
  await (await import('#device/snapshots/saved.ts')).dropOwnedSaved()
  await (await import('#device/tickets/received-tickets.ts')).dropOwnedTickets()
}
export const afterDays = (days: number) => setClock(new Date(Date.parse(NOW) + days * 86_400_000).toISOString())

/** What she has on this phone. */
export async function useThePhone(): Promise<void> {
  const outbox = await import('#device/outbox/outbox.ts')
  await outbox.storeEntry(HER, anEntry())
  await outbox.storeEntry(HER, anApplication({ id: 'entry-2' }), { cv: aCv() })
  const { storeDraft } = await import('#device/drafts.ts')
  await storeDraft(HER, 'shop', {
    about: 'Rahima sells boats',
    nothing: undefined,
    files: [{ picture: new Blob(['pixels of Rahima'], { type: 'image/webp' }) }],
  })
  const { storePrivateAnswer } = await import('#device/private-store.ts')
  await storePrivateAnswer(HER, { address: '/api/event_ticket/', body: [aTicket()], etag: null, fetchedAt: NOW })
  await storePrivateAnswer(HER, { address: '/api/account/', body: { username: 'rahima' }, etag: null, fetchedAt: NOW })
  await (await import('#device/snapshots/saved.ts')).saveItem({ noun: 'events', id: 3, title: 'Saved by Rahima', savedAt: NOW, owner: HER })
  await (await import('#device/tickets/received-tickets.ts')).storeReceivedTicket({
    secret: 'x'.repeat(32),
    ticket: aTicket({ id: 9 }),
    fetchedAt: NOW,
    owner: HER,
  })
}

/** All that she has, as her screens would read it. */
export async function whatIsHers() {
  const [outbox, { readFiles }, { readDraft }, { readPrivateAnswer }] = await Promise.all([
    import('#device/outbox/outbox.ts'),
    import('#device/outbox/outbox-files.ts'),
    import('#device/drafts.ts'),
    import('#device/private-store.ts'),
  ])
  const entries = await outbox.readEntries(HER)
  const application = entries.find(({ id }) => id === 'entry-2')
  const { cv } = (application ? await readFiles(HER, application) : {}) as Record<string, File>
  const draft = (await readDraft(HER, 'shop')) as { about?: string; files?: { picture: Blob }[] } | undefined
  const picture = draft?.files?.[0]?.picture
  return {
    entries,
    cv: cv && [cv.name, cv.type, await cv.text()],
    about: draft?.about,
    picture: picture && [picture.type, await picture.text()],
    tickets: (await readPrivateAnswer(HER, '/api/event_ticket/'))?.body,
    saved: (await (await import('#device/snapshots/saved.ts')).listSaved()).map(({ title, owner }) => [title, owner]),
    received: (await (await import('#device/tickets/received-tickets.ts')).listReceivedTickets(HER)).map(({ ticket }) => ticket.id),
  }
}
