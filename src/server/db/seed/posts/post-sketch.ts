import type { PhotoName } from './photos.ts'

/** A picture of a post: one of the described ones, or those of a product of the market. */
export type ShownSketch = PhotoName | { goods: string; most?: number }

/**
 * Posts of one author that are alike, as a shop's posts of several weeks are: a text with blanks, and what stood in them each time.
 * `{event:Title}` in a text (also service, job, blog) becomes the link to that thing of the demo market.
 */
export interface PostSeries {
  /** Username. */
  by: string
  /** `$1`, `$2` … are filled. */
  says: string
  /** What fills the blanks, once for each post. */
  each: readonly (readonly string[])[]
  /** What the posts show, in the order of `each`; none where left out. */
  shows?: readonly (readonly ShownSketch[])[]
  /** What is talked about below them. */
  topic: PostTopic
}

/** `goods`: something for sale; `work`: what was done for a customer; `lesson`: advice and learning; `stage`: songs, plays, matches; `asking`: a question to all; `feast`: greetings. */
export type PostTopic = 'goods' | 'work' | 'lesson' | 'stage' | 'asking' | 'feast'

/** A post that is unlike all others. */
export interface PostSketch {
  by: string
  text: string
  topic: PostTopic
  shows?: readonly ShownSketch[]
  /** Address of a film. */
  film?: string
  /** Hours since it was published. Left out: wherever there is room. */
  hours?: number
  /** What it said before it was edited. */
  before?: string
  isClosed?: boolean
  /** Waits for staff by this rule. */
  held?: 'links' | 'reports'
  /** Of readers, not settled. */
  reports?: readonly { reason: 'spam' | 'scam' | 'abuse' | 'nudity' | 'private' | 'other'; note?: string }[]
}
