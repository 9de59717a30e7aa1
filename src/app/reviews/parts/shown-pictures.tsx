import type { OwnReview } from '#contract/reviews/own-review.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { HiddenPicture } from './hidden-picture.tsx'

/** The pictures that one's own review has, each as its writer can see it. @param gone ids of those that are left out */
export const shownPictures = ({ review_id, state, pictures = [] }: OwnReview, gone: readonly number[] = []) =>
  pictures
    .filter(({ id }) => !gone.includes(id))
    .map(({ id, file, tone }, at) => ({
      id,
      shown: (alt: string) =>
        state === 'held' ? (
          <HiddenPicture review_id={review_id} picture_id={id} at={at + 1} />
        ) : (
          <Picture path={file} tone={tone} sizes="9rem" alt={alt} isSquare />
        ),
    }))
