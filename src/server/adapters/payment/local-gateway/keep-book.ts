import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Book, type Change, emptyBook, type WaitingNotice } from './book.ts'
import { applyChanges } from './book-changes.ts'

export interface BookKeeper {
  book: Book
  /** Resolves when these changes would survive the end of the process. What they name is in the book already. */
  save: (...changes: Change[]) => Promise<void>
  /** Writes the book as one file again. Nothing is saved afterwards. */
  close: () => Promise<void>
}

/** The book is there and cannot be read: it is not replaced by an empty one. */
export class BookDamaged extends Error {
  override name = 'BookDamaged'
}

const NAME = 'payments.json'
/** What has changed since that file was written, one JSON object a line. */
const CHANGES = 'payments.changes'

/**
 * What the local gateway knows, kept as a file of all of it and one to which each change is added: a payment costs one line, however many there
 * were before. Both become one file again whenever a book is opened or closed.
 * @param folder absent: kept in memory only.
 * @throws {BookDamaged} the files are no book. A last line that was not finished was never saved, and is left out.
 */
export async function openBook(folder: string | undefined): Promise<BookKeeper> {
  if (folder === undefined) return { book: emptyBook(), save: async () => undefined, close: async () => undefined }
  const [file, changesFile] = [join(folder, NAME), join(folder, CHANGES)]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const book = await readBook(file)
  const changed = applyChanges(book, (await textOf(changesFile)) ?? '')
  if (!changed) throw damaged(changesFile)
  const handle = await open(changesFile, 'a', 0o600)
  // Changes that are in both files, when the process ends between these two steps, are the same once more.
  const toOneFile = async () => {
    await replace(file, JSON.stringify(book))
    await handle.truncate(0)
  }
  await toOneFile()
  const save = addTo(handle)
  const close = async () => {
    await save()
    await toOneFile()
    await handle.close()
  }
  return { book, save, close }
}

/** What a book holds, also while a gateway writes it: nothing is changed. Undefined: there is none. @throws {BookDamaged} as above */
export async function readBookFiles(folder: string): Promise<Book | undefined> {
  const [file, changesFile] = [join(folder, NAME), join(folder, CHANGES)]
  const changes = await textOf(changesFile)
  if (changes === undefined) return undefined
  const book = await readBook(file)
  if (!applyChanges(book, changes)) throw damaged(changesFile)
  return book
}

/** Changes that come while lines are written share the write after it. */
function addTo(handle: FileHandle): BookKeeper['save'] {
  let waiting: string[] = []
  let size = 0
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const write = async () => {
    next = undefined
    const lines = waiting
    if (lines.length === 0) return
    waiting = []
    const bytes = Buffer.from(lines.join(''))
    try {
      await handle.appendFile(bytes)
      await handle.datasync()
      size += bytes.length
    } catch (error) {
      // A disk that was full: half a line goes away again, and all of it is written with what comes next.
      waiting = [...lines, ...waiting]
      await handle.truncate(size).catch(() => undefined)
      throw error
    }
  }
  return (...changes) => {
    for (const change of changes) waiting.push(`${JSON.stringify(change)}\n`)
    next ??= writing.then(write, write)
    writing = next
    return next
  }
}

async function readBook(file: string): Promise<Book> {
  const text = await textOf(file)
  if (text === undefined) return emptyBook()
  try {
    const book: unknown = JSON.parse(text)
    if (isBook(book)) return { ...book, notices: book.notices.map(named) }
  } catch (error) {
    throw damaged(file, error)
  }
  throw damaged(file)
}

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })

/** Books of earlier versions gave messages no id. */
const named = (notice: Omit<WaitingNotice, 'id'> & { id?: string }): WaitingNotice => ({ ...notice, id: notice.id ?? randomUUID() })

const damaged = (file: string, cause?: unknown) =>
  new BookDamaged(`The file of the local payment gateway cannot be read: ${file}. Move it away to begin anew.`, { cause })

function isBook(value: unknown): value is Book {
  if (typeof value !== 'object' || value === null) return false
  const book: Partial<Record<keyof Book, unknown>> = value
  return Array.isArray(book.sessions) && Array.isArray(book.refunds) && Array.isArray(book.notices)
}

async function replace(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}
