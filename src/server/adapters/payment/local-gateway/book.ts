import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** One try to pay on the page of a session. Money in paisa, times in milliseconds since the epoch. */
export interface Try {
  status: 'VALID' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'UNATTEMPTED'
  /** '' where nothing was or may be paid. */
  val_id: string
  bank_tran_id: string
  at: number
  error: string
  /** Masked. */
  card_no: string
  card_brand: string
  risk_level: 0 | 1
  /** Asked before, so that it is VALIDATED from now on. */
  was_validated: boolean
}

export interface Session {
  sessionkey: string
  tran_id: string
  amount_paisa: number
  /** Everything that was sent when it was opened, but for the password. */
  request: Record<string, string>
  opened_at: number
  ends_at: number
  /** Somebody has seen its page. */
  was_seen: boolean
  has_ended: boolean
  tries: Try[]
}

export interface Refund {
  refund_ref_id: string
  refund_trans_id: string
  bank_tran_id: string
  tran_id: string
  amount_paisa: number
  state: 'processing' | 'refunded' | 'cancelled'
  at: number
}

/** A message to the shop's server that has not arrived yet. */
export interface WaitingNotice {
  url: string
  form: string
  due_at: number
  tries: number
}

export interface Book {
  sessions: Session[]
  refunds: Refund[]
  notices: WaitingNotice[]
}

export interface BookKeeper {
  book: Book
  /** Resolves when what the book says now would survive the end of the process. */
  save: () => Promise<void>
}

/** The book is there and cannot be read: it is not replaced by an empty one. */
export class BookDamaged extends Error {
  override name = 'BookDamaged'
}

const NAME = 'payments.json'

/**
 * What the local gateway knows, kept in one file that is replaced as a whole.
 * @param folder absent: kept in memory only.
 * @throws {BookDamaged} the file is no book.
 */
export async function openBook(folder: string | undefined): Promise<BookKeeper> {
  if (folder === undefined) return { book: emptyBook(), save: async () => undefined }
  const file = join(folder, NAME)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const book = await readBook(file)
  let writing: Promise<void> | undefined
  let next: Promise<void> | undefined
  const write = async () => {
    next = undefined
    await replace(file, JSON.stringify(book))
  }
  const save = () => {
    // Whoever comes while one is written shares the one after it, which holds everything.
    next ??= (writing ?? Promise.resolve()).then(write, write)
    writing = next
    return next
  }
  return { book, save }
}

const emptyBook = (): Book => ({ sessions: [], refunds: [], notices: [] })

async function readBook(file: string): Promise<Book> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return emptyBook()
  try {
    const book: unknown = JSON.parse(text)
    if (isBook(book)) return book
  } catch (error) {
    throw damaged(file, error)
  }
  throw damaged(file)
}

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
