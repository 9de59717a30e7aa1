import { imageIdentity } from '#contract/core/images.ts'
import { type Files, isFileKey } from './adapters/files/files.ts'
import type { Database } from './db/connection/open.ts'
import { isPostPicture, isShownPostPicture } from './db/posts/post-media.ts'
import { isReviewPicture, isShownPicture } from './db/reviews/review-pictures.ts'
import type { Limits } from './http/limits/limits.ts'
import { createMedia, type Media } from './http/pages/media.ts'

interface MediaParts {
  files: Pick<Files, 'get'>
  db: Pick<Database['db'], 'execute'>
  limits: Limits
}

/** Gives out stored pictures: those of reviews and posts only while every reader sees their review or post. */
export const openMedia = ({ files, db, limits }: MediaParts): Media =>
  createMedia(
    {
      get: files.get,
      isKey: isFileKey,
      mayHide: (key) => isReviewPicture(key) || isPostPicture(key),
      isShown: (key) => (isPostPicture(key) ? isShownPostPicture(db, imageIdentity(key)) : isShownPicture(db, imageIdentity(key))),
    },
    limits,
  )
