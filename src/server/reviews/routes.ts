import type { PicturedReviewEndpoint, ReviewEndpoints } from '#contract/reviews/review-endpoints.ts'
import * as contract from '#contract/reviews/reviews.ts'
import type { ReviewKind } from '../db/reviews/review-kind.ts'
import { downloadHiddenPicture } from '../galleries/download-hidden-picture.ts'
import type { PictureTools } from '../galleries/store-pictures.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../http/service.ts'
import { answerReview, removeAnswer } from './answer-review.ts'
import { editPicturedReview } from './edit-pictured-review.ts'
import { editReview } from './edit-review.ts'
import { listOwn } from './list-own.ts'
import { listReviews } from './list-reviews.ts'
import { removeReview } from './remove-review.ts'
import { writePicturedReview } from './write-pictured-review.ts'
import { writeReview } from './write-review.ts'

/** A noun that is reviewed, and how its reviews are called. */
export interface ReviewedKind {
  kind: ReviewKind
  calls: ReviewEndpoints
  /** Absent: without pictures. */
  writePictured?: PicturedReviewEndpoint
}

interface ReviewParts extends PictureTools {
  settings: { rate_per_minute: number }
}

/** Everything that is done with reviews, of every kind alike. @param served each noun that is reviewed */
export function reviewRoutes(app: Service, { settings, pictures, countUpload }: ReviewParts, served: readonly ReviewedKind[]): void {
  const isLimited = settings.rate_per_minute > 0
  const kinds = served.map(({ kind }) => kind)
  const pictured = served.flatMap(({ kind, writePictured }) => (writePictured ? [kind] : []))

  for (const { kind, calls, writePictured } of served) {
    serve(app, calls.listReviews, ({ db, params, query }) => listReviews(db, { kind, subject: params.id }, query))
    serve(app, calls.writeReview, ({ db, session: { user_id }, params, body, now }) =>
      writeReview(db, { of: { kind, subject: params.id }, body, user_id, isLimited, now }),
    )
    if (writePictured)
      serve(app, writePictured, ({ db, session: { user_id }, params, body, files, now }) =>
        writePicturedReview({ db, pictures, countUpload }, { of: { kind, subject: params.id }, body, user_id, isLimited, now }, files.pictures ?? []),
      )
  }

  serve(app, contract.listOwnReviews, ({ db, session: { user_id }, now }) => listOwn(db, { kinds, user_id, now }))
  serve(app, contract.editReview, async ({ db, session, params, body }) => (await editReview(db, { kinds, ...params, body, writer: session.user_id })).review)
  serve(app, contract.editPicturedReview, ({ db, session, params, body, files }) =>
    editPicturedReview({ db, pictures, countUpload }, { kinds, pictured, ...params, body, stays: body.stays, writer: session.user_id }, files.pictures ?? []),
  )
  serve(app, contract.downloadReviewPicture, ({ db, session: { user_id, is_staff }, params: { review_id, picture_id } }) =>
    downloadHiddenPicture({ db, pictures }, { kind: 'review', table: 'reviews', owner: 'writer' }, { subject: review_id, picture_id, user_id, is_staff }),
  )
  serve(app, contract.removeReview, ({ db, session, params }) => removeReview({ db, pictures }, { ...params, writer: session.user_id }))
  serve(app, contract.answerReview, ({ db, session, params, body }) =>
    answerReview(db, { kinds, ...params, owner: session.user_id, text: body.text, isLimited }),
  )
  serve(app, contract.removeAnswer, ({ db, session, params }) => removeAnswer(db, { kinds, ...params, owner: session.user_id }))
}
