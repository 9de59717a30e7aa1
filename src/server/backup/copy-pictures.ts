import { randomBytes } from 'node:crypto'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ListedFiles } from '../adapters/files/files.ts'
import { isPrivateFileKey } from '../adapters/private-files.ts'
import { type FileMark, isMissing, markOf, withEach, writeMarked } from './hashed-files.ts'

type Store = Pick<ListedFiles, 'keys' | 'sizeOf' | 'get'>

interface PictureCopy {
  stores: { media: Store; papers: Store }
  /** The folder that all backups of a target share. */
  into: string
  /** Of former backups: a file that was hashed once is not read again. */
  known: ReadonlyMap<string, FileMark>
  /** Below it lies what is being written. */
  unfinished: string
}

/** What the stores held, by its path below the shared folder, and how much of it was copied now. */
export interface CopiedPictures {
  marks: Map<string, FileMark>
  copied: { files: number; bytes: number }
}

/**
 * Copies pictures and private papers that are not there yet. A name never changes its content, so that a file of that name and length is the same.
 * What is removed meanwhile is left out.
 */
export async function copyPictures({ stores, into, known, unfinished }: PictureCopy): Promise<CopiedPictures> {
  const marks = new Map<string, FileMark>()
  const copied = { files: 0, bytes: 0 }
  const work = async ([folder, key]: readonly ['media' | 'papers', string]) => {
    const [path, size] = [`${folder}/${key}`, await stores[folder].sizeOf(key)]
    if (size === undefined) return
    const target = join(into, path)
    if ((await sizeThere(target)) === size) {
      const before = known.get(path)
      marks.set(path, before?.bytes === size ? before : await markOf(target))
      return
    }
    const bytes = await stores[folder].get(key)
    if (bytes === undefined) return
    const half = join(unfinished, randomBytes(12).toString('hex'))
    const mark = await writeMarked(half, bytes)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(half, target)
    marks.set(path, mark)
    copied.files += 1
    copied.bytes += mark.bytes
  }
  await withEach(keysOf(stores), work)
  return { marks, copied }
}

/** One bucket may hold both: each of them is listed once. */
async function* keysOf({ media, papers }: PictureCopy['stores']): AsyncGenerator<readonly ['media' | 'papers', string]> {
  for await (const key of media.keys()) if (!isPrivateFileKey(key)) yield ['media', key]
  for await (const key of papers.keys()) if (isPrivateFileKey(key)) yield ['papers', key]
}

const sizeThere = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    },
  )
