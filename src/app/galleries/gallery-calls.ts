import type { GenericSchema } from 'valibot'
import type { Answer, CallOptions } from '../wire/answer.ts'

/** A picture or film as its owner's screen has it. */
export interface ShownItem {
  id: number
  /** What stands below it. */
  name: string
  /** What is in it; absent where the name says so. */
  alt?: string
  file: string | null
  tone: number
  video_url: string | null
}

export interface NewVideo {
  video_url: string
  name: string
  client_key: string
}

/** A picture that is to be sent. The same key again adds nothing. */
export interface NewPicture {
  client_key: string
  picture: Blob
  /** What the outbox shows about such an upload. */
  about: unknown
}

/**
 * All that differs between the galleries of two nouns on the screen: each noun has one such object, which its screen hands to `GalleryEditor`.
 * Numbers are those of the subject: of the event whose gallery it is.
 */
export interface GalleryCalls {
  /** As folders name the noun: `events`. */
  kind: string
  /** How many pictures and films it holds. */
  most: number
  load: (subject: number, options: CallOptions) => Promise<Answer<ShownItem[]>>
  /** Caches the gallery as it is now, so that it is found so without network. */
  cache: (subject: number, items: ShownItem[]) => Promise<void>
  /** Stores a picture in the outbox. @throws {Problem} out-of-space, too-large, bad-input, not-signed-in */
  queue: (subject: number, picture: NewPicture) => Promise<void>
  /** What the service answered to a picture; undefined for anything else. */
  readAdded: (answer: unknown) => ShownItem | undefined
  /** Writes what stands below a picture or film. */
  caption: (id: number, name: string) => Promise<ShownItem>
  /** Writes what is in a picture; absent where its name says so. */
  describe?: (id: number, alt: string) => Promise<ShownItem>
  remove: (id: number) => Promise<ShownItem[]>
  order: (subject: number, ids: number[]) => Promise<ShownItem[]>
  /** Absent: it holds pictures alone. */
  video?: {
    add: (subject: number, video: NewVideo) => Promise<ShownItem>
    /** The address of a film, as it is typed. */
    schema: GenericSchema<string, string>
    /** Of which hosts: a key of the texts of galleries. */
    hint: 'video.hint' | 'video.linkHint'
  }
}

/** One gallery. */
export interface GalleryOf {
  calls: GalleryCalls
  subject: number
}
