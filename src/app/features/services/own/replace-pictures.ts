import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { orderServiceGallery, removeServiceItem } from '#contract/services/service-gallery.ts'
import { call } from '../../../wire/call.ts'
import { loadOwnService, sendUpdate } from './service-calls.ts'

interface Pictures {
  /** Numbers of the pictures that the service has, in their order; and of those in the form now. */
  sent: readonly string[]
  now: readonly string[]
  /** Those in the form. */
  pictures: readonly Blob[]
  /** Hears after each step which pictures the service has: a try after this one begins there. */
  onStep: (sent: readonly string[]) => void
}

interface Shown {
  name: string
  id: number
}

/**
 * Has a service that an earlier try made show the pictures that are in the form now, in their order. One at least stays all the time, and never are there
 * more than it may have.
 */
export async function replacePictures(service: OwnServiceDetail, { sent, now, pictures, onStep }: Pictures): Promise<OwnServiceDetail> {
  if (sent.join() === now.join()) return service
  const { service_id } = service
  let { version } = service
  // Where fewer are there than were sent, one was removed and its answer was lost: then it is not known which is which.
  const isKnown = service.pictures.length >= sent.length
  let shown = service.pictures.map(({ id }, at): Shown => ({ id, name: (isKnown && sent[at]) || `unknown ${id}` }))
  const note = (next: Shown[]) => {
    shown = next
    onStep(shown.map(({ name }) => name))
  }
  const remove = async (item_id: number) => {
    await call(removeServiceItem, { params: { item_id } })
    note(shown.filter(({ id }) => id !== item_id))
  }
  const add = async (names: readonly string[]) => {
    const files = names.flatMap((name) => pictures[now.indexOf(name)] ?? [])
    if (files.length === 0) return
    const { pictures: there, version: next } = await sendUpdate(service_id, { texts: {}, pictures: files, version })
    version = next
    const made = there.filter(({ id }) => shown.every((one) => one.id !== id))
    note([...shown, ...made.map(({ id }, at) => ({ id, name: names[at] ?? `unknown ${id}` }))])
  }
  const gone = shown.filter(({ name }) => !now.includes(name)).map(({ id }) => id)
  const fresh = now.filter((name) => shown.every((one) => one.name !== name))
  // The last one stays until new ones are there, as many as fit beside it.
  const last = gone.pop()
  for (const id of gone) await remove(id)
  const fitting = GALLERY_MOST.service - shown.length
  await add(fresh.slice(0, fitting))
  if (last !== undefined) await remove(last)
  await add(fresh.slice(fitting))
  const ids = now.flatMap((name) => shown.find((one) => one.name === name)?.id ?? [])
  await call(orderServiceGallery, { body: { subject: service_id, ids } })
  note(now.flatMap((name) => shown.find((one) => one.name === name) ?? []))
  return (await loadOwnService(service_id, { fresh: true })).value
}
