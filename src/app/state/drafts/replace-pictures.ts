interface Item {
  pictures: readonly { id: number }[]
  version: number
}

/** Pictures of a form, as they were sent and as they are now. */
export interface PictureChange {
  /** Numbers of the pictures that the item has, in their order; and of those in the form now. */
  sent: readonly string[]
  now: readonly string[]
  /** Those in the form. */
  pictures: readonly Blob[]
  /** Hears after each step which pictures the item has: a try after this one begins there. */
  onStep: (sent: readonly string[]) => void
}

interface Calls<Own> {
  /** So many pictures it may have. */
  most: number
  remove: (id: number) => Promise<unknown>
  /** Puts pictures after those that it has. */
  add: (pictures: readonly Blob[], version: number) => Promise<Own>
  order: (ids: number[]) => Promise<unknown>
  /** Reads the item as it is in the end. */
  read: () => Promise<Own>
}

interface Shown {
  name: string
  id: number
}

/**
 * Has an item that an earlier try made show the pictures that are in the form now, in their order. One at least stays all the time, and never are there
 * more than it may have.
 */
export async function replacePictures<Own extends Item>(item: Own, change: PictureChange, { most, ...calls }: Calls<Own>): Promise<Own> {
  const { sent, now, pictures, onStep } = change
  if (sent.join() === now.join()) return item
  let { version } = item
  // Where fewer are there than were sent, one was removed and its answer was lost: then it is not known which is which.
  const isKnown = item.pictures.length >= sent.length
  let shown = item.pictures.map(({ id }, at): Shown => ({ id, name: (isKnown && sent[at]) || `unknown ${id}` }))
  const note = (next: Shown[]) => {
    shown = next
    onStep(shown.map(({ name }) => name))
  }
  const remove = async (gone: number) => {
    await calls.remove(gone)
    note(shown.filter(({ id }) => id !== gone))
  }
  const add = async (names: readonly string[]) => {
    const files = names.flatMap((name) => pictures[now.indexOf(name)] ?? [])
    if (files.length === 0) return
    const { pictures: there, version: next } = await calls.add(files, version)
    version = next
    const made = there.filter(({ id }) => shown.every((one) => one.id !== id))
    note([...shown, ...made.map(({ id }, at) => ({ id, name: names[at] ?? `unknown ${id}` }))])
  }
  const gone = shown.filter(({ name }) => !now.includes(name)).map(({ id }) => id)
  const fresh = now.filter((name) => shown.every((one) => one.name !== name))
  // The last one stays until new ones are there, as many as fit beside it.
  const last = gone.pop()
  for (const id of gone) await remove(id)
  const fitting = most - shown.length
  await add(fresh.slice(0, fitting))
  if (last !== undefined) await remove(last)
  await add(fresh.slice(fitting))
  const ordered = now.flatMap((name) => shown.find((one) => one.name === name) ?? [])
  await calls.order(ordered.map(({ id }) => id))
  note(ordered)
  return calls.read()
}
