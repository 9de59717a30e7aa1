import type { ProblemCode } from '#contract/core/problem.ts'
import { readEntryFile } from '../state/outbox/entry-file.ts'
import { discard, type OutboxEntry, sendNow } from '../state/outbox/outbox.ts'
import type { GalleryOf } from './gallery-calls.ts'
import { readUpload } from './upload-entry.ts'
import { dropPicture, type Preparing, prepareAgain } from './uploads.ts'

/** A picture on its way into a gallery, whether it is made ready, waits or is being sent. */
export interface UploadRow {
  key: string
  file_name: string
  /** `login`: it waits for its owner to sign in. */
  state: 'waiting' | 'shrinking' | 'sending' | 'login' | 'failed'
  problem: ProblemCode | undefined
  /** The service refused it because the gallery holds no more. */
  isFull: boolean
  readFile: () => Promise<Blob | undefined>
  /** Absent: another try would not help, or it goes by itself. */
  retry?: () => void
  /** Absent: it is being sent. */
  drop?: () => void
}

/** What no other try mends: the file is none that can be taken. */
const OF_THE_FILE: readonly (ProblemCode | undefined)[] = ['unsupported-media', 'too-large']

const isOf = ({ calls, subject }: GalleryOf, one: { kind: string; subject: number }): boolean => one.kind === calls.kind && one.subject === subject

/** All that is on its way into a gallery: what waits in the outbox, then what is made ready. */
export function uploadRows(of: GalleryOf, entries: readonly OutboxEntry[], pictures: readonly Preparing[]): UploadRow[] {
  const waiting = entries.flatMap((entry): UploadRow[] => {
    const about = readUpload(entry)
    return about && isOf(of, about) && entry.state !== 'sent' && entry.state !== 'discarded' ? [rowOfEntry(entry, about)] : []
  })
  const keys = new Set(waiting.map(({ key }) => key))
  const preparing = pictures.filter((one) => isOf(of, { kind: one.calls.kind, subject: one.subject }) && !keys.has(one.key))
  return [...waiting, ...preparing.map(rowOfPicture)]
}

function rowOfEntry(entry: OutboxEntry, { key, file_name }: { key: string; file_name: string }): UploadRow {
  const state = stateOf(entry)
  const problem = entry.problem?.code
  // By hand too: the next try by itself may be minutes away.
  const canRetry = (state === 'failed' && !OF_THE_FILE.includes(problem)) || (state === 'waiting' && entry.tries > 0)
  return {
    key,
    file_name,
    state,
    problem,
    isFull: entry.problem?.fields?.gallery === 'too-many',
    readFile: () => readEntryFile(entry, 'file'),
    ...(canRetry && { retry: () => void sendNow(entry.id).catch(() => undefined) }),
    ...(state !== 'sending' && { drop: () => void discard(entry.id) }),
  }
}

function stateOf({ state }: OutboxEntry): UploadRow['state'] {
  if (state === 'needs-you' || state === 'ask-first') return 'failed'
  return state === 'login' || state === 'sending' ? state : 'waiting'
}

const rowOfPicture = ({ key, file, state, problem }: Preparing): UploadRow => ({
  key,
  file_name: file.name,
  state,
  problem,
  isFull: false,
  readFile: async () => file,
  ...(state === 'failed' && !OF_THE_FILE.includes(problem) && { retry: () => prepareAgain(key) }),
  ...(state !== 'shrinking' && { drop: () => dropPicture(key) }),
})
