import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a file holds, in short. */
export interface FileMark {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

const PIECE_BYTES = 1 << 20

export const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Reads an open file to its end, piece by piece, and closes it. */
async function readThrough(source: FileHandle, take: (piece: Buffer) => Promise<unknown> | undefined): Promise<FileMark> {
  try {
    const [hash, piece] = [createHash('sha256'), Buffer.allocUnsafe(PIECE_BYTES)]
    let bytes = 0
    for (;;) {
      const { bytesRead } = await source.read(piece, 0, PIECE_BYTES, null)
      if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
      const read = piece.subarray(0, bytesRead)
      hash.update(read)
      await take(read)
      bytes += bytesRead
    }
  } finally {
    await source.close()
  }
}

/** @throws the error of the operating system — `ENOENT`: there is no such file. */
export const markOf = async (file: string): Promise<FileMark> => readThrough(await open(file), () => undefined)

/**
 * Copies a file, which may be written meanwhile, and gives what was copied. It is on the disk when this is done.
 * @throws the error of the operating system — `ENOENT`: there is no such file (any more), and none was made.
 */
export async function copyMarked(from: string, to: string): Promise<FileMark> {
  const source = await open(from)
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    const target = await open(to, 'wx', 0o600)
    try {
      const mark = await readThrough(source, async (piece) => target.appendFile(piece))
      await target.sync()
      return mark
    } finally {
      await target.close()
    }
  } finally {
    // Closed already, unless the copy could not be made.
    await source.close().catch(() => undefined)
  }
}

/** Writes a new file, and sees to it that it is on the disk. */
export async function writeMarked(file: string, bytes: Uint8Array): Promise<FileMark> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const target = await open(file, 'wx', 0o600)
  try {
    await target.writeFile(bytes)
    await target.sync()
  } finally {
    await target.close()
  }
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** What lies below a folder: paths relative to it, with slashes. Folders stand before what is in them; what goes away meanwhile is left out. */
export async function listBelow(root: string): Promise<{ folders: string[]; files: string[]; links: string[] }> {
  const found = { folders: [] as string[], files: [] as string[], links: [] as string[] }
  const look = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (folder !== '' && isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isSymbolicLink()) found.links.push(path)
      else if (entry.isFile()) found.files.push(path)
      else if (entry.isDirectory()) {
        found.folders.push(path)
        await look(path)
      }
    }
  }
  await look('')
  return found
}

/** How many files are read and written at one moment. */
const LANES = 8

/** Does the same with each, several at a time. Ends at the first failure. */
export async function withEach<T>(all: Iterable<T> | AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const under = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  for await (const one of all) {
    if (failure) break
    const done: Promise<void> = work(one)
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => under.delete(done))
    under.add(done)
    if (under.size >= LANES) await Promise.race(under)
  }
  await Promise.all(under)
  if (failure) throw failure.error
}
