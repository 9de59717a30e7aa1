import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Review, ReviewAbout } from '#contract/reviews/review-fields.ts'
import { AskDialog } from '../../ui/controls/ask-dialog.tsx'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useNow } from '../../ui/formats/use-now.ts'
import { GalleryStrip } from '../../ui/media/gallery/gallery-strip.tsx'
import { takeBackAnswer } from '../calls.ts'
import { wordsOf } from '../subject.ts'
import { AnswerForm } from './answer-form.tsx'
import { ReportReview } from './report-review.tsx'
import { Stars } from './stars.tsx'

const DEED = 'target px-2 -ms-2 text-sm text-ink-soft active:bg-sunken rounded-control'

interface Props {
  about: ReviewAbout
  review: Review
  /** Whose it is: what can be done with it. */
  reader: 'owner' | 'writer' | 'other'
  onChanged: (review: Review) => void
}

/** A review with its answer, and what its reader can do with it. */
export function ReviewRow({ about, review, reader, onChanged }: Props) {
  const { t } = useTranslation('reviews')
  const [opened, setOpened] = useState<'answer' | 'report' | 'remove-answer'>()
  const { review_id, author, answer } = review
  const close = () => setOpened(undefined)
  const saved = (now: Review) => {
    onChanged(now)
    close()
  }
  return (
    <article id={`review-${review_id}`} aria-label={t('of', { name: author })}>
      <Said review={review} />
      {answer && opened !== 'answer' && <Answer about={about} answer={answer} />}
      {opened === 'answer' ? (
        <AnswerForm review={review} onSaved={saved} onCancel={close} />
      ) : (
        <div className="flex flex-wrap gap-x-4">
          {reader === 'owner' && (
            <button type="button" className={DEED} onClick={() => setOpened('answer')}>
              {t(answer ? 'answer.edit' : 'answer.write')}
              <span className="sr-only"> {t('of', { name: author })}</span>
            </button>
          )}
          {reader === 'owner' && answer && (
            <button type="button" className={DEED} aria-haspopup="dialog" onClick={() => setOpened('remove-answer')}>
              {t('answer.remove')}
            </button>
          )}
          {reader !== 'writer' && (
            <button type="button" className={DEED} aria-haspopup="dialog" aria-label={t('report.of', { name: author })} onClick={() => setOpened('report')}>
              {t('report.action')}
            </button>
          )}
        </div>
      )}
      {opened === 'report' && <ReportReview id={review_id} author={author} onClose={close} />}
      {opened === 'remove-answer' && (
        <AskDialog
          title={t('answer.removeTitle')}
          yes={t('remove.yes')}
          no={t('remove.no')}
          onYes={async () => onChanged(await takeBackAnswer(review_id))}
          onClose={close}
        >
          {t('answer.removeText')}
        </AskDialog>
      )}
    </article>
  )
}

/** Stars, who, when, and the text. @param children how it stands with one's own */
export function Said({
  review: { author, stars, text, pictures = [], created_at, edited_at },
  children,
}: {
  review: Omit<Review, 'review_id' | 'answer'>
  children?: ReactNode
}) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const now = useNow()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1">
        <Stars count={stars} />
        <b className="font-600 wrap-anywhere" lang={scriptLanguage(author)}>
          {author}
        </b>
        <time dateTime={created_at} title={format.dateTime(created_at)} className="text-sm text-ink-soft">
          {now === undefined ? format.day(created_at) : format.age(created_at, now)}
        </time>
        {edited_at !== null && <span className="text-sm text-ink-soft">{t('edited')}</span>}
        {children}
      </p>
      {text && (
        <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <div className="mt-2 max-w-60">
          <GalleryStrip
            items={pictures.map((one, at) => ({ ...one, alt: t('picture', { number: at + 1, name: author }), caption: '', video_url: null }))}
            poster={null}
            sizes="15rem"
            isSquare
            isStill
          />
        </div>
      )}
    </>
  )
}

function Answer({ about, answer: { text, at } }: { about: ReviewAbout; answer: NonNullable<Review['answer']> }) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  return (
    <div className="mt-2 ms-4 ps-3 b-s-2 b-line">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <b className="font-600">{t(`answer.by.${wordsOf(about)}`)}</b>
        <time dateTime={at} className="text-ink-soft">
          {format.day(at)}
        </time>
      </p>
      <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
