import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '#contract/reviews/review-fields.ts'
import { REVIEWS_PLACE } from '#contract/reviews/review-place.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { AgeNote } from '../../ui/lists/age-note.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { PartWaiting } from '../../ui/navigation/part-waiting.tsx'
import { useAnswer } from '../../wire/use-answer.ts'
import { usePages } from '../../wire/use-pages.ts'
import { loadReviews } from '../calls.ts'
import { nameOf, type ReviewSubject } from '../subject.ts'
import { useMine } from '../use-mine.ts'
import { useReviewTexts } from '../use-review-texts.ts'
import { OwnPart } from './own-part.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewRow } from './review-row.tsx'

/** What those who bought it or were there say of one thing. It comes by itself once the page is at rest; writing comes with it for who may. */
export function Reviews({ subject }: { subject: ReviewSubject }) {
  const { t } = useTranslation()
  const { state, retry } = useReviewTexts('reading')
  if (state === 'loading') return <PartWaiting className="mt-6 h-40" />
  if (state === 'failed') {
    return (
      <p className="mt-6 flex flex-wrap items-center gap-3 text-ink-soft">
        {t('common:error.partMissing')}
        <Button onClick={retry}>{t('common:retry')}</Button>
      </p>
    )
  }
  return <Section subject={subject} />
}

function Section({ subject }: { subject: ReviewSubject }) {
  const { t } = useTranslation('reviews')
  const userId = useSession(({ account }) => account?.id)
  const [stars, setStars] = useState<number>()
  const [version, setVersion] = useState(0)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash !== `#${REVIEWS_PLACE}`) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={section} id={REVIEWS_PLACE} tabIndex={-1} aria-labelledby="reviews-title" className="mt-6 grid grid-cols-1 gap-4 scroll-mt-20">
      <h2 id="reviews-title" className="text-lg">
        {t('title')}
      </h2>
      {userId === undefined ? (
        <List key={`${stars} ${version}`} subject={subject} stars={stars} onChoose={setStars} ownId={undefined} />
      ) : (
        <Members key={userId} {...{ subject, stars, version, userId }} onChoose={setStars} onChanged={() => setVersion((before) => before + 1)} />
      )}
    </section>
  )
}

interface MembersProps {
  subject: ReviewSubject
  stars: number | undefined
  version: number
  userId: number
  onChoose: (stars: number | undefined) => void
  onChanged: () => void
}

/** The same for a reader who is signed in: with what they may write, or have written. */
function Members({ subject, stars, version, userId, onChoose, onChanged }: MembersProps) {
  const mine = useMine(subject)
  const isOwner = subject.owner === userId
  const changed = () => {
    mine.reload()
    onChanged()
  }
  // What was sent from the outbox meanwhile is in the list, too.
  const seen = mine.own?.edited_at ?? mine.own?.review_id
  return (
    <>
      {!isOwner && <OwnPart subject={subject} mine={mine} onChanged={changed} />}
      <List key={`${stars} ${version} ${seen}`} subject={subject} stars={stars} onChoose={onChoose} ownId={mine.own?.review_id} isOwner={isOwner} />
    </>
  )
}

interface ListProps {
  subject: ReviewSubject
  stars: number | undefined
  onChoose: (stars: number | undefined) => void
  /** Of the reader's own review. */
  ownId: number | undefined
  isOwner?: boolean
}

function List({ subject, stars, onChoose, ownId, isOwner = false }: ListProps) {
  const { t } = useTranslation('reviews')
  const name = `reviews ${nameOf(subject)} ${stars ?? 'all'}`
  // Nothing tells this part of a newer answer, as pages are told: the phone's own is for when there is no network.
  const { answer, problem, reload, put } = useAnswer((options) => loadReviews(subject, { stars }, { ...options, fresh: true }), name)
  const { rows, replace, ...more } = usePages<Review>(
    { first: answer?.value, load: (cursor) => loadReviews(subject, { stars, cursor }), nameOf: ({ review_id }) => review_id },
    name,
  )
  if (!answer) {
    if (!problem) return <PartWaiting className="h-40" />
    return (
      <div className="grid gap-3 justify-items-start">
        <p role="alert" className="text-ink-soft">
          {t(problem.code === 'offline' || problem.code === 'too-slow' ? 'list.offline' : 'list.failed')}
        </p>
        <Button icon="i-lucide-rotate-cw" onClick={reload}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  const page = answer.value
  const change = (now: Review) => {
    put({ ...page, results: page.results.map((one) => (one.review_id === now.review_id ? now : one)) })
    replace(now)
  }
  const readerOf = ({ review_id }: Review) => {
    if (review_id === ownId) return 'writer'
    return isOwner ? 'owner' : 'other'
  }
  return (
    <>
      <AgeNote answer={answer} />
      <RatingSummary page={page} chosen={stars} onChoose={onChoose} />
      {stars !== undefined && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t('list.filtered', { count: page.stars[stars - 1] ?? 0, stars: t('outOfFive', { count: stars }) })}
          <Button onClick={() => onChoose(undefined)}>{t('list.all')}</Button>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-5 empty:hidden">
        {rows.map((review) => (
          <li key={review.review_id}>
            <ReviewRow about={subject.about} review={review} reader={readerOf(review)} onChanged={change} />
          </li>
        ))}
      </ul>
      <LoadMore
        more={more}
        byItself={false}
        texts={{ more: t('list.more'), loading: t('common:loading'), offline: t('list.moreOffline'), failed: t('list.failed') }}
      />
    </>
  )
}
