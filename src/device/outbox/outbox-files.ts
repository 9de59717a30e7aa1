import { delMany, getMany, keys } from 'idb-keyval'
import type { EndpointSpec, FormPolicy } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { durablePrivateStoreOf } from '../stores.ts'
import { type FileOfEntry, OUTBOX_FILE_KEY, OUTBOX_KEY, type OutboxEntry, UPLOAD_FIELD } from './outbox-entry.ts'
import { queuedEndpoint } from './queued-endpoints.ts'

const keysOf = (id: string): string => `${OUTBOX_FILE_KEY}${id} `
const entryOf = (key: string): string => key.slice(OUTBOX_FILE_KEY.length, key.lastIndexOf(' '))

/** Files of a form, by field; several of one field in their order. */
export type ChosenFiles = Readonly<Record<string, Blob | readonly Blob[]>>

/** All keys under which files of an entry can lie. */
export const filesRange = (id: string): IDBKeyRange => IDBKeyRange.bound(keysOf(id), `${keysOf(id)}\uffff`)

/**
 * Files read into memory, so that what is kept is what was chosen, whatever becomes of it elsewhere on the phone.
 * @returns what the entry says of them, and what is to lie beside it, by key.
 * @throws {Problem} too-large — one is longer than its form takes, or all together are, or they are too many; bad-input — one cannot be read (it was
 * moved, or lies in a cloud).
 */
export async function takeFiles(entry: OutboxEntry, files: ChosenFiles): Promise<{ files: NonNullable<OutboxEntry['files']>; blobs: [string, Blob][] }> {
  const taken: NonNullable<OutboxEntry['files']> = {}
  const blobs: [string, Blob][] = []
  const take = async (field: string, key: string, file: Blob): Promise<FileOfEntry> => {
    const { type, size } = file
    blobs.push([key, new Blob([await bytesOf(field, file)], { type })])
    return { key, name: 'name' in file && typeof file.name === 'string' ? file.name : '', type, size }
  }
  proveFit(takenBy(queuedEndpoint(entry.method, entry.address)), files)
  for (const [field, chosen] of Object.entries(files)) {
    const key = keysOf(entry.id) + field
    if (chosen instanceof Blob) taken[field] = await take(field, key, chosen)
    else {
      const all: FileOfEntry[] = []
      for (const [at, file] of chosen.entries()) all.push(await take(field, `${key}.${at}`, file))
      taken[field] = all
    }
  }
  return { files: taken, blobs }
}

/** What files an endpoint takes: those of its form, or the one that is its body. */
const takenBy = (spec: EndpointSpec | undefined): Pick<FormPolicy, 'files' | 'mostBytes'> | undefined =>
  spec?.upload ? { files: { [UPLOAD_FIELD]: spec.upload }, mostBytes: spec.upload.mostBytes } : spec?.form

/** @throws {Problem} too-large — the endpoint does not take them. */
function proveFit(form: ReturnType<typeof takenBy>, files: ChosenFiles): void {
  const refuse = (field: string, reason: 'too-large' | 'too-many') => new Problem('too-large', { fields: { [field]: reason } })
  let whole = 0
  for (const [field, chosen] of Object.entries(files)) {
    const { mostBytes = 0, most = 1 } = form?.files[field] ?? {}
    const all = chosen instanceof Blob ? [chosen] : chosen
    whole += all.reduce((sum, { size }) => sum + size, 0)
    if (all.some(({ size }) => size > mostBytes) || whole > (form?.mostBytes ?? 0)) throw refuse(field, 'too-large')
    if (all.length > most) throw refuse(field, 'too-many')
  }
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
export async function readFiles(userId: number, { files = {} }: OutboxEntry): Promise<Record<string, File | File[]>> {
  const wanted = Object.entries(files)
  if (wanted.length === 0) return {}
  const keysOfAll = wanted.flatMap(([, kept]) => listOf(kept).map(({ key }) => key))
  const found = await getMany<unknown>(keysOfAll, durablePrivateStoreOf(userId))
  const read = (field: string, { key, name, size }: FileOfEntry): File => {
    const blob = found[keysOfAll.indexOf(key)]
    if (!(blob instanceof Blob) || blob.size !== size) throw new Problem('bad-input', { fields: { [field]: 'required' } })
    return new File([blob], name || field, { type: blob.type })
  }
  return Object.fromEntries(wanted.map(([field, kept]) => [field, Array.isArray(kept) ? kept.map((one) => read(field, one)) : read(field, kept)]))
}

const listOf = (kept: FileOfEntry | FileOfEntry[]): FileOfEntry[] => (Array.isArray(kept) ? kept : [kept])

/** Lets go of files whose entry is gone: a version that knows of no files has dropped it. */
export async function sweepFiles(userId: number): Promise<void> {
  const held = new Set(await keys<string>(durablePrivateStoreOf(userId)))
  const orphans = [...held].filter((key) => key.startsWith(OUTBOX_FILE_KEY) && !held.has(OUTBOX_KEY + entryOf(key)))
  if (orphans.length > 0) await delMany(orphans, durablePrivateStoreOf(userId))
}

/** Bytes of all files that go with an entry. */
export const bytesOfFiles = ({ files = {} }: OutboxEntry): number =>
  Object.values(files)
    .flatMap(listOf)
    .reduce((sum, { size }) => sum + size, 0)
