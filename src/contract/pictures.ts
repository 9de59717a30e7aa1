import * as v from 'valibot'
import { endpoint } from './core/endpoint.ts'

/** How many pictures one call may ask about: more than a screen has. */
export const MOST_PICTURES_ASKED = 40
const MEDIA = '/media/'
const ENDING = '.webp'
/** Folders and name, and the width where it is not the widest: `events/ab12-480`. */
const PictureName = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z]+(?:\/[a-z0-9_-]+)+$/))

/** As pictures are called in calls. @param path of a stored picture: `/media/events/ab12-480.webp`. @returns `events/ab12-480`, or undefined where it is none */
export function pictureName(path: string): string | undefined {
  const name = path.startsWith(MEDIA) && path.endsWith(ENDING) ? path.slice(MEDIA.length, -ENDING.length) : undefined
  return v.is(PictureName, name) ? name : undefined
}

/** Sizes shown to a reader who saves data, before a picture is fetched. */
export const readPictureSizes = endpoint({
  method: 'GET',
  path: '/api/picture_sizes/',
  /** The bytes of stored pictures, by their names without folder and ending, in the order asked; null: there is no such picture. */
  summary: 'The bytes of stored pictures',
  access: 'anyone',
  query: v.object({
    /** Parted by commas. */
    of: v.pipe(
      v.string(),
      v.transform((names) => names.split(',')),
      v.array(PictureName),
      v.maxLength(MOST_PICTURES_ASKED),
    ),
  }),
  answer: v.object({ bytes: v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))) }),
  offline: 'never',
})
