import { create } from 'zustand'
import { newKey } from '#contract/core/new-key.ts'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import type { GalleryItem } from '#contract/events/gallery.ts'
import { useSession } from '../../../state/session/session.ts'
import { onReconnect } from '../../../wire/reconnect.ts'
import { sendPicture } from './calls.ts'

/** More would share a link that is slow for one. */
const AT_ONCE = 2
/** What another try may mend by itself once there is a network. */
const mayGoOn = (code: ProblemCode): boolean => mayWorkLater(code) || code === 'not-signed-in'
/** What no other try mends: the file is none that can be taken. */
const OF_THE_FILE: readonly ProblemCode[] = ['unsupported-media', 'too-large']

/** A picture on its way from this page into a gallery. */
export interface Upload {
  /** The same for every try: a repeat adds nothing. */
  key: string
  event_id: number
  owner: number
  file: File
  state: 'waiting' | 'shrinking' | 'sending' | 'failed'
  problem: ProblemCode | undefined
}

/** What is on its way, the first chosen first. It outlives the screen, not the page: files cannot be kept by a phone without taking its room. */
export const useUploads = create<{ uploads: Upload[] }>()(() => ({ uploads: [] }))

type Added = (event_id: number, item: GalleryItem) => void
const listeners = new Set<Added>()

/** Calls back for each picture that has arrived; gives the way to stop it. */
export function onPictureAdded(listener: Added): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a failed one may be tried again. */
export const canRetry = ({ state, problem }: Upload): boolean => state === 'failed' && !(problem && OF_THE_FILE.includes(problem))

/** Lines files up for a gallery; they go by themselves. */
export function addUploads(event_id: number, files: readonly File[]): void {
  const owner = useSession.getState().account?.id
  if (owner === undefined) return
  const fresh = files.map((file): Upload => ({ key: newKey(), event_id, owner, file, state: 'waiting', problem: undefined }))
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...fresh] }))
  goOn()
}

/** Tries what failed once more: one, or all that another try may mend. */
export function retryUploads(which: (upload: Upload) => boolean = canRetry): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (canRetry(one) && which(one) ? { ...one, state: 'waiting', problem: undefined } : one)),
  }))
  goOn()
}

/** Gives one up. What is being sent may arrive all the same. */
export function dropUpload(key: string): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))
  goOn()
}

function goOn(): void {
  const owner = useSession.getState().account?.id
  // What another user began in this page is not sent in this user's name.
  const mine = useUploads.getState().uploads.filter((one) => one.owner === owner)
  if (mine.length !== useUploads.getState().uploads.length) useUploads.setState({ uploads: mine })
  const busy = mine.filter(({ state }) => state === 'shrinking' || state === 'sending').length
  watch()
  for (const next of mine.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy))) void bring(next)
}

async function bring({ key, event_id, file }: Upload): Promise<void> {
  const put = (change: Partial<Upload>) =>
    useUploads.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.key === key ? { ...one, ...change } : one)) }))
  put({ state: 'shrinking' })
  try {
    const { openPicture, shrinkWhole } = await import('../../../ui/media/shrink-picture.ts')
    const picture = await shrinkWhole(await openPicture(file))
    put({ state: 'sending' })
    const item = await sendPicture(event_id, key, picture)
    dropUpload(key)
    for (const tell of listeners) tell(event_id, item)
  } catch (cause) {
    put({ state: 'failed', problem: cause instanceof Problem ? cause.code : 'bug' })
    goOn()
  }
}

let stop: (() => void) | undefined

/** While something is under way. */
function watch(): void {
  const isNeeded = useUploads.getState().uploads.length > 0
  if (isNeeded === (stop !== undefined)) return
  stop?.()
  stop = isNeeded ? guard() : undefined
}

function guard(): () => void {
  // A cut connection mends itself more often than not: a seller who waits need not press anything.
  const forget = onReconnect(() => retryUploads(({ problem }) => problem !== undefined && mayGoOn(problem)))
  // Leaving the page would lose what has not arrived: the browser asks.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => {
    forget()
    removeEventListener('beforeunload', ask)
  }
}
