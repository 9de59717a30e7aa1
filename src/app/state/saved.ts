import { create } from 'zustand'
import { addressOf } from '#contract/core/endpoint.ts'

/** Something that can be kept for reading without network. */
export interface SavedThing {
  noun: 'events'
  id: number
  title: string
  /** Stored paths under /media/ to fetch along with it. */
  images: string[]
}

type Key = `${string}/${number}`
export const savedKeyOf = ({ noun, id }: Pick<SavedThing, 'noun' | 'id'>): Key => `${noun}/${id}`

interface Saved {
  /** Undefined until the phone was asked. */
  keys: ReadonlySet<Key> | undefined
  /** Those of them that can be shown without network now. */
  ready: ReadonlySet<Key>
  /** The phone does not let us look: private mode, or a damaged store. */
  unreadable: boolean
  /** Asks the phone; called again it asks again (another tab may have changed it). */
  load: () => Promise<void>
  /**
   * Saves, or drops what was saved. Shown at once, taken back if the phone refuses.
   * @returns whether it is saved now.
   * @throws {Problem} out-of-space — nothing changed.
   */
  toggle: (thing: SavedThing) => Promise<boolean>
}

/** What is saved on this phone. Empty on the server and until `load`, so that both write the same. */
export const useSaved = create<Saved>()((set, get) => ({
  keys: undefined,
  ready: new Set(),
  unreadable: false,
  load: async () => {
    try {
      set({ ...(await readSaved()), unreadable: false })
    } catch {
      set({ unreadable: true })
    }
    await hearOfChanges()
  },
  toggle: async (thing) => {
    const key = savedKeyOf(thing)
    const keys = get().keys ?? new Set<Key>()
    const wanted = !keys.has(key)
    set({ keys: changed(keys, key, wanted) })
    try {
      await (wanted ? keep(thing) : drop(thing))
    } catch (error) {
      set((now) => ({ keys: changed(now.keys ?? new Set<Key>(), key, !wanted) }))
      throw error
    }
    if (!wanted) set((now) => ({ ready: changed(now.ready, key, false) }))
    return wanted
  },
}))

async function readSaved(): Promise<Pick<Saved, 'keys' | 'ready'>> {
  const [{ listSaved }, { readSnapshot }] = await Promise.all([import('#device/saved.ts'), import('#device/snapshots.ts')])
  const things = (await listSaved()).filter((item): item is typeof item & { noun: 'events' } => item.noun === 'events')
  const held = await Promise.all(things.map(async (thing) => ((await readSnapshot(await addressOfThing(thing))) ? [savedKeyOf(thing)] : [])))
  return { keys: new Set(things.map(savedKeyOf)), ready: new Set(held.flat()) }
}

function changed(keys: ReadonlySet<Key>, key: Key, isIn: boolean): ReadonlySet<Key> {
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}

async function addressOfThing({ id }: Pick<SavedThing, 'noun' | 'id'>): Promise<string> {
  const { readEvent } = await import('#contract/events.ts')
  return addressOf(readEvent, { params: { event_id: id } })
}

async function keep(thing: SavedThing): Promise<void> {
  const [{ saveItem }, { tellWorker }, address] = await Promise.all([import('#device/saved.ts'), import('./worker.ts'), addressOfThing(thing)])
  await hearOfChanges()
  await saveItem({ noun: thing.noun, id: thing.id, title: thing.title, savedAt: new Date().toISOString() })
  tellWorker({ type: 'save', addresses: [address], images: thing.images })
}

async function drop(thing: SavedThing): Promise<void> {
  const [{ dropSaved }, { tellWorker }] = await Promise.all([import('#device/saved.ts'), import('./worker.ts')])
  await dropSaved(thing.noun, thing.id)
  tellWorker({ type: 'unsave', images: thing.images })
}

let hearing: Promise<unknown> | undefined

/** Listens, once per page, to the worker (a saved thing has arrived) and to other tabs (the list has changed). */
function hearOfChanges(): Promise<unknown> {
  hearing ??= import('#device/messages.ts').then(({ listenToData }) =>
    listenToData((message) => {
      if (message.type === 'saved-ready' || message.type === 'saved-changed') void useSaved.getState().load()
    }),
  )
  return hearing
}
