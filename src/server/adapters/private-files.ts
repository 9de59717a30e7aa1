import { randomBytes } from 'node:crypto'
import type { Files } from './files/files.ts'
import type { PictureLog, UploadBook } from './pictures.ts'

/** Without an ending: no address that gives out pictures leads to one. */
const KEY = /^papers\/[0-9a-f]{32}$/

/** Whether a key is that of a private file. */
export const isPrivateFileKey = (key: string): boolean => KEY.test(key)

/** A private file that is to be stored. */
interface NewPaper {
  bytes: Uint8Array
  /** MIME type. */
  type: string
}

/** Files that users hand in, and that only the recipients may read: in a store that no address leads to. */
export interface PrivateFiles {
  /**
   * Stores it under a random name.
   * @param user_id whose room it takes.
   * @throws {Problem} pictures-full — this person keeps too much.
   */
  put: (paper: NewPaper, user_id: number) => Promise<string>
  /** Undefined: there is none (any more). */
  get: (key: string) => Promise<Uint8Array | undefined>
  /** Never rejects: what stays is said in the log, and swept one day. */
  remove: (key: string) => Promise<void>
}

export function openPrivateFiles(files: Pick<Files, 'put' | 'get' | 'remove'>, log: PictureLog, book: UploadBook): PrivateFiles {
  const remove: PrivateFiles['remove'] = async (key) => {
    if (!isPrivateFileKey(key)) return
    try {
      await files.remove(key)
      await book.strike(key)
    } catch {
      // Without the key: a reader of the logs could find the file by it.
      log.warn({}, 'a paper could not be removed')
    }
  }
  return {
    remove,
    get: async (key) => (isPrivateFileKey(key) ? files.get(key) : undefined),
    put: async ({ bytes, type }, user_id) => {
      const key = `papers/${randomBytes(16).toString('hex')}`
      await book.enter({ key, user_id, bytes: bytes.byteLength })
      try {
        await files.put(key, bytes, type)
      } catch (error) {
        await remove(key)
        throw error
      }
      return key
    },
  }
}
