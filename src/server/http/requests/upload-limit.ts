import type { Database } from '../../db/connection/open.ts'
import { type CountPerson, limitPerson } from '../limits/limit-person.ts'

/** Uploads of one person. Decoding a picture costs thousands of times what reading a page does. @see facts "Web security" 5 and 7 */
const WINDOWS = [
  { keyPrefix: 'uploads-minute', points: 20, duration: 60 },
  { keyPrefix: 'uploads-hour', points: 60, duration: 3600 },
] as const

/** Counts one upload. */
export type CountUpload = CountPerson

export const limitUploads = (pool: Database['pool']): CountUpload => limitPerson(pool, WINDOWS)
