import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { DAY_MS } from '#contract/core/time.ts'
import { isFileKey, type ListedFiles } from './files.ts'

export interface S3Settings {
  bucket: string
  /** Of its own for private files; absent: they lie beside the pictures, under names that no address leads to. */
  papers_bucket?: string | undefined
  region: string
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Opens the store of pictures: the S3 bucket of the settings, else the folder `media` in the data folder. */
export async function openFiles(settings: { s3: S3Settings | undefined; data_folder: string }): Promise<ListedFiles> {
  return settings.s3 ? filesOn(await bucket(settings.s3), putAtOnce) : filesOn(await folder(join(settings.data_folder, 'media')), putByRename)
}

/**
 * Opens the store of private files, which is never served: a bucket, else the folder `papers` in the data folder. Its keys are its own (`isPrivateFileKey`),
 * so that a bucket may hold both.
 */
export async function openPrivateStore(settings: { s3: S3Settings | undefined; data_folder: string }): Promise<ListedFiles> {
  if (!settings.s3) return filesOn(await folder(join(settings.data_folder, 'papers')), putByRename)
  const { papers_bucket = settings.s3.bucket } = settings.s3
  return filesOn(await bucket({ ...settings.s3, bucket: papers_bucket }), putPrivately)
}

/** Below it lies what is being written. */
const UNFINISHED = 'unfinished'

type Put = (disk: Disk, key: string, content: { bytes: Uint8Array; type: string }) => Promise<void>

/** S3 shows an object only when it is whole. */
const putAtOnce: Put = (disk, key, { bytes, type }) => disk.put(key, bytes, { contentType: type, cacheControl: 'public, max-age=31536000, immutable' })

const putPrivately: Put = (disk, key, { bytes, type }) => disk.put(key, bytes, { contentType: type, cacheControl: 'private, no-store' })

/** A file under its final name is always whole, also after a crash in the middle of writing. */
const putByRename: Put = async (disk, key, { bytes }) => {
  const unfinished = `${UNFINISHED}/${randomBytes(12).toString('hex')}`
  await disk.put(unfinished, bytes)
  await disk.move(unfinished, key)
}

function filesOn(disk: Disk, put: Put): ListedFiles {
  const proven = (key: string) => {
    if (!isFileKey(key)) throw new TypeError('a file key holds only a-z, 0-9, dots, dashes and slashes')
    return key
  }
  const metadata = async (key: string) => {
    try {
      return await disk.getMetaData(proven(key))
    } catch (error) {
      if (await disk.exists(key)) throw error
      return undefined
    }
  }
  return {
    put: async (key, bytes, type) => put(disk, proven(key), { bytes, type }),
    exists: async (key) => disk.exists(proven(key)),
    remove: async (key) => disk.delete(proven(key)),
    get: async (key) => {
      proven(key)
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (await disk.exists(key)) throw error
        return undefined
      }
    },
    keys: () => keysOf(disk),
    sizeOf: async (key) => (await metadata(key))?.contentLength,
    storedAt: async (key) => (await metadata(key))?.lastModified.getTime(),
  }
}

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken !== undefined && { paginationToken }) })
    for (const object of page.objects) if (object.isFile && isFileKey(object.key) && !object.key.startsWith(`${UNFINISHED}/`)) yield object.key
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
}

async function folder(location: string): Promise<Disk> {
  // A store that nothing was put into yet can be listed too.
  await mkdir(location, { recursive: true })
  await removeLeftovers(join(location, UNFINISHED))
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new Disk(new FSDriver({ location, visibility: 'public' }))
}

/** Removes what a process that died was writing. A file that is a day old is not being written any more. */
async function removeLeftovers(unfinished: string): Promise<void> {
  const names = await readdir(unfinished).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const file = join(unfinished, name)
    // Another process may be quicker, with this or with finishing it.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > DAY_MS) await rm(file, { force: true })
  }
}

/** Loaded only when asked for: the SDK costs a third of a second and 40 MB. */
async function bucket({ bucket: name, region, endpoint, credentials }: S3Settings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: name,
      region,
      visibility: 'public',
      // Most S3-compatible stores know neither access lists nor bucket names as host names.
      supportsACL: false,
      forcePathStyle: endpoint !== undefined,
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    }),
  )
}
