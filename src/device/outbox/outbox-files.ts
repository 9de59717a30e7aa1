import { delMany, getMany, keys } from 'idb-keyval'
import { Problem } from '#contract/core/problem.ts'
import { durablePrivateStoreOf } from '../stores.ts'
import { type FileOfEntry, OUTBOX_FILE_KEY, OUTBOX_KEY, type OutboxEntry } from './outbox-entry.ts'
import { queuedEndpoint } from './queued-endpoints.ts'

const keysOf = (id: string): string => `${OUTBOX_FILE_KEY}${id} `
const entryOf = (key: string): string => key.slice(OUTBOX_FILE_KEY.length, key.lastIndexOf(' '))

/** All keys under which files of an entry can lie. */
export const filesRange = (id: string): IDBKeyRange => IDBKeyRange.bound(keysOf(id), `${keysOf(id)}\uffff`)

/**
 * Files read into memory, so that what is kept is what was chosen, whatever becomes of it elsewhere on the phone.
 * @returns what the entry says of them, and what is to lie beside it, by key.
 * @throws {Problem} too-large — one is longer than its form takes; bad-input — one cannot be read (it was moved, or lies in a cloud).
 */
export async function takeFiles(
  entry: OutboxEntry,
  files: Readonly<Record<string, Blob>>,
): Promise<{ files: Record<string, FileOfEntry>; blobs: [string, Blob][] }> {
  const taken: Record<string, FileOfEntry> = {}
  const blobs: [string, Blob][] = []
  const form = queuedEndpoint(entry.method, entry.address)?.form
  for (const [field, file] of Object.entries(files)) {
    if (file.size > (form?.files[field]?.mostBytes ?? 0)) throw new Problem('too-large', { fields: { [field]: 'too-large' } })
    const key = keysOf(entry.id) + field
    const { type, size } = file
    blobs.push([key, new Blob([await bytesOf(field, file)], { type })])
    taken[field] = { key, name: 'name' in file && typeof file.name === 'string' ? file.name : '', type, size }
  }
  return { files: taken, blobs }
}

async function bytesOf(field: string, file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer()
  } catch (cause) {
    throw new Problem('bad-input', { fields: { [field]: 'does-not-fit' }, cause })
  }
}

/**
 * The files of an entry, by field; one without a name is called as its field.
 * @throws {Problem} bad-input — one is gone, or only a part of it is there: its owner must choose it again.
 */
export async function readFiles(userId: number, { files = {} }: OutboxEntry): Promise<Record<string, File>> {
  const wanted = Object.entries(files)
  if (wanted.length === 0) return {}
  const found = await getMany<unknown>(
    wanted.map(([, { key }]) => key),
    durablePrivateStoreOf(userId),
  )
  return Object.fromEntries(
    wanted.map(([field, { name, size }], at) => {
      const blob = found[at]
      if (!(blob instanceof Blob) || blob.size !== size) throw new Problem('bad-input', { fields: { [field]: 'required' } })
      return [field, new File([blob], name || field, { type: blob.type })]
    }),
  )
}

/** Lets go of files whose entry is gone: a version that knows of no files has dropped it. */
export async function sweepFiles(userId: number): Promise<void> {
  const held = new Set(await keys<string>(durablePrivateStoreOf(userId)))
  const orphans = [...held].filter((key) => key.startsWith(OUTBOX_FILE_KEY) && !held.has(OUTBOX_KEY + entryOf(key)))
  if (orphans.length > 0) await delMany(orphans, durablePrivateStoreOf(userId))
}

/** Bytes of all files that go with an entry. */
export const bytesOfFiles = ({ files = {} }: OutboxEntry): number => Object.values(files).reduce((sum, { size }) => sum + size, 0)
