import * as v from 'valibot'
import type { OutboxEntry } from '../state/outbox/outbox.ts'

/** What pictures of galleries are called in the outbox. */
export const GALLERIES = 'galleries'

const About = v.object({
  /** As `GalleryCalls` has it. */
  kind: v.string(),
  subject: v.number(),
  /** Of the picture, for all its tries. */
  key: v.string(),
  /** As the phone calls the file. */
  file_name: v.string(),
})
export type UploadAbout = v.InferOutput<typeof About>

/** What an entry of the outbox says of a picture; undefined where it is about anything else, or another version wrote it. */
export function readUpload({ noun, about }: OutboxEntry): UploadAbout | undefined {
  const read = noun === GALLERIES ? v.safeParse(About, about) : undefined
  return read?.success ? read.output : undefined
}
