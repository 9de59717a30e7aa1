import { itemAddress } from '#contract/core/resource.ts'
import { isBookmarkNoun, resourceOf } from '#contract/resources.ts'
import { listenToData } from '#device/messages.ts'
import { dropSaved, listSavedFor, saveItem } from '#device/snapshots/saved.ts'
import { readSnapshot } from '#device/snapshots/snapshots.ts'
import { useConnection } from '../connection/connection.ts'
import { noteValue } from '../connection/install.ts'
import { tellWorker, useWorkerState } from '../connection/worker.ts'
import { useSession } from '../session/session.ts'
import type { Bookmark } from './bookmarks.ts'
import { picturesOf } from './cached-items.ts'

type Named = Pick<Bookmark, 'noun' | 'id'>

/** Where the page of each is asked for. */
const addressOfThing = ({ noun, id }: Named): string => itemAddress(resourceOf(noun), id)

const owner = () => useSession.getState().account?.id ?? null

/** Everything that the reader finds saved, and whether its page is on the phone. What another version saved of a noun unknown here is left alone. */
export async function readBookmarks(): Promise<(Named & { isReady: boolean })[]> {
  const things = (await listSavedFor(owner())).flatMap(({ noun, id }) => (isBookmarkNoun(noun) ? [{ noun, id }] : []))
  return Promise.all(things.map(async (thing) => ({ ...thing, isReady: (await readSnapshot(addressOfThing(thing))) !== null })))
}

/** @throws {Problem} out-of-space — nothing was saved. */
export async function addBookmark(thing: Bookmark): Promise<void> {
  await saveItem({ noun: thing.noun, id: thing.id, title: thing.title, savedAt: new Date().toISOString(), owner: owner() })
  // A reader who bookmarks something comes back for it: now the offer to install makes sense.
  noteValue()
  tellWorker({ type: 'save', addresses: [addressOfThing(thing)], images: thing.images })
}

export async function removeBookmark(thing: Bookmark): Promise<void> {
  await dropSaved(thing.noun, thing.id)
  tellWorker({ type: 'unsave', images: [...new Set([...thing.images, ...(await picturesOf(thing.noun, thing.id))])] })
}

/**
 * Asks the worker again for what was saved and is not here: there was no network, the worker was ended before it had it, or all that it kept
 * was taken away. Which pictures a thing has is known only when its page is here; those that the worker has it does not fetch again.
 */
export async function fetchMissingBookmarks(): Promise<void> {
  const things = await readBookmarks()
  const missing = things.filter(({ isReady }) => !isReady)
  const images = await Promise.all(things.map(({ noun, id }) => picturesOf(noun, id)))
  if (missing.length === 0 && images.flat().length === 0) return
  tellWorker({ type: 'save', addresses: missing.map(addressOfThing), images: images.flat() })
}

let isListening = false

/** Calls back when the worker has fetched a saved thing, and when another tab has changed the list; sees to it that what is missing comes. Once per page. */
export function followBookmarks(hear: () => void): void {
  if (isListening) return
  isListening = true
  listenToData((message) => {
    if (message.type === 'saved-ready' || message.type === 'saved-changed') hear()
    if (message.type === 'saved-ready' && message.ok) ask()
  })
  // A phone that does not let us look has nothing to ask for; that it cannot be read is said where the list is shown.
  const ask = () => void fetchMissingBookmarks().catch(() => undefined)
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before !== 'online' && ask())
  // A new worker may hold nothing of it.
  useWorkerState.subscribe(({ controlled }, before) => controlled && !before.controlled && ask())
  ask()
}
