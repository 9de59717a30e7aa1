/** Where pictures are kept: a folder, or storage that speaks S3. Keys are relative paths of `a-z 0-9 . _ -` and slashes. */
export interface Files {
  /** Stores whole or not at all; an existing key is replaced. @param type MIME type. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** The bytes, or undefined when there is no such key. */
  get: (key: string) => Promise<Uint8Array | undefined>
  exists: (key: string) => Promise<boolean>
  /** Gone afterwards, also when it was not there. */
  remove: (key: string) => Promise<void>
}

/** A store that can say what lies in it. */
export interface ListedFiles extends Files {
  /** Every key, in no order. */
  keys: () => AsyncIterable<string>
  /** Its bytes; undefined: there is no such key. */
  sizeOf: (key: string) => Promise<number | undefined>
  /** When it was stored, milliseconds since the epoch; undefined: there is no such key (any more). */
  storedAt: (key: string) => Promise<number | undefined>
}

/** Whether a key can be one of ours: no dots that climb, no empty parts, nothing a file system could read in two ways. */
export const isFileKey = (key: string): boolean => key.length <= 200 && /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key)
