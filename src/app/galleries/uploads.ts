import { create } from 'zustand'
import { newKey } from '#contract/core/new-key.ts'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { loadOutbox, sendWaiting } from '../state/outbox/outbox.ts'
import { useSession } from '../state/session/session.ts'
import type { GalleryOf } from './gallery-calls.ts'
import type { UploadAbout } from './upload-entry.ts'

/** A picture that this page makes ready: it is in no outbox yet. */
export interface Preparing extends GalleryOf {
  /** The same for every try: a repeat adds nothing. */
  key: string
  owner: number
  file: File
  state: 'waiting' | 'shrinking' | 'failed'
  problem: ProblemCode | undefined
}

/** Those that are made ready, the first chosen first. It outlives the screen, not the page: what is ready lies in the outbox. */
export const usePreparing = create<{ pictures: Preparing[] }>()(() => ({ pictures: [] }))

/** Makes pictures ready for a gallery and has them sent; both goes on by itself, the sending also when this page is gone. */
export function addPictures({ calls, subject }: GalleryOf, files: readonly File[]): void {
  const owner = useSession.getState().account?.id
  if (owner === undefined) return
  const fresh = files.map((file): Preparing => ({ key: newKey(), calls, subject, owner, file, state: 'waiting', problem: undefined }))
  usePreparing.setState(({ pictures }) => ({ pictures: [...pictures, ...fresh] }))
  goOn()
}

/** Tries again to make a picture ready. */
export function prepareAgain(key: string): void {
  put(key, { state: 'waiting', problem: undefined })
  goOn()
}

/** Gives up a picture that is not ready. */
export function dropPicture(key: string): void {
  usePreparing.setState(({ pictures }) => ({ pictures: pictures.filter((one) => one.key !== key) }))
  goOn()
}

const put = (key: string, change: Partial<Preparing>) =>
  usePreparing.setState(({ pictures }) => ({ pictures: pictures.map((one) => (one.key === key ? { ...one, ...change } : one)) }))

/** One after the other: a large photo fills the memory of a cheap phone. */
function goOn(): void {
  const owner = useSession.getState().account?.id
  // What another user began in this page is not sent in this user's name.
  const mine = usePreparing.getState().pictures.filter((one) => one.owner === owner)
  if (mine.length !== usePreparing.getState().pictures.length) usePreparing.setState({ pictures: mine })
  watch()
  const next = mine.find(({ state }) => state === 'waiting')
  if (next && !mine.some(({ state }) => state === 'shrinking')) void prepare(next)
}

async function prepare({ key, calls, subject, file }: Preparing): Promise<void> {
  put(key, { state: 'shrinking' })
  try {
    const { lightPicture } = await import('../ui/media/shrink-picture.ts')
    const picture = await lightPicture(file)
    // It may have been given up meanwhile.
    if (!usePreparing.getState().pictures.some((one) => one.key === key)) return
    const about: UploadAbout = { kind: calls.kind, subject, key, file_name: file.name }
    await calls.queue(subject, { client_key: key, picture, about })
    await loadOutbox()
    dropPicture(key)
    sendOn()
  } catch (cause) {
    put(key, { state: 'failed', problem: cause instanceof Problem ? cause.code : 'bug' })
    goOn()
  }
}

let sending: Promise<unknown> = Promise.resolve()

/** After what is being sent now: a picture that is ready a moment later would else wait for the next look at the outbox. */
function sendOn(): void {
  // Why something stays is said by its entry.
  sending = sending
    .then(() => sendWaiting(false))
    .then(loadOutbox)
    .catch(() => undefined)
}

let stop: (() => void) | undefined

/** While something is made ready, leaving the page would lose it: the browser asks. */
function watch(): void {
  const isNeeded = usePreparing.getState().pictures.length > 0
  if (isNeeded === (stop !== undefined)) return
  stop?.()
  stop = isNeeded ? guard() : undefined
}

function guard(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
