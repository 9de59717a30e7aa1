import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotThere } from '#contract/core/problem-code.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { showNotice } from '../../state/notices.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { AskDialog } from '../../ui/controls/ask-dialog.tsx'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useNow } from '../../ui/formats/use-now.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { PartWaiting } from '../../ui/navigation/part-waiting.tsx'
import { changeReview, type FilledReview, sendReview, takeBackReview } from '../calls.ts'
import { readReviewEntry } from '../review-entry.ts'
import { nameOf, type ReviewSubject } from '../subject.ts'
import type { Mine } from '../use-mine.ts'
import { useReviewTexts } from '../use-review-texts.ts'
import { ReviewForm } from './review-form.tsx'
import { Said } from './review-row.tsx'
import { shownPictures } from './shown-pictures.tsx'

const DEED = 'target px-2 -ms-2 text-sm text-ink-soft active:bg-sunken rounded-control'

interface Props {
  subject: ReviewSubject
  mine: Mine
  /** Something of one's own has changed. */
  onChanged: () => void
}

/** What the signed-in reader has written about this, or may write. */
export function OwnPart({ subject, mine, onChanged }: Props) {
  const { t } = useTranslation('reviews')
  const { state } = useReviewTexts('writing')
  const { own, waiting, canWrite, author } = mine
  if (state !== 'here') return own || waiting || canWrite ? <PartWaiting className="h-40" /> : null
  if (own) return <Own own={own} hasPictures={subject.hasPictures ?? false} onChanged={onChanged} />
  if (waiting) return <Waiting entry={waiting} />
  if (!canWrite) return null
  const write = async (form: FilledReview) => {
    const sent = await sendReview(subject, form)
    showNotice(t(sent === 'queued' ? 'sent.queued' : `sent.${sent.state === 'held' ? 'held' : 'shown'}`))
    onChanged()
  }
  return (
    <Titled title={t('form.title')}>
      <ReviewForm
        about={subject.about}
        draft={nameOf(subject)}
        hint={<p className="text-sm text-ink-soft">{author ? t('form.hint', { name: author }) : t('form.hintUnknown')}</p>}
        send={t('form.send')}
        onSend={write}
        hasPictures={subject.hasPictures ?? false}
      />
    </Titled>
  )
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="card p-4 grid grid-cols-1 gap-3">
    <h3 className="text-base">{title}</h3>
    {children}
  </section>
)

function Own({ own, hasPictures, onChanged }: { own: OwnReview; hasPictures: boolean; onChanged: () => void }) {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const now = useNow() ?? 0
  const [opened, setOpened] = useState<'edit' | 'remove'>()
  const { review_id, state, edit_until } = own
  const close = () => setOpened(undefined)
  if (state === 'removed') return <p className="card p-4 text-ink-soft">{t('own.removed')}</p>
  const save = async (form: FilledReview) => {
    await changeReview(own, form)
    close()
    onChanged()
  }
  const remove = async () => {
    try {
      await takeBackReview(review_id)
    } catch (error) {
      // What is gone already is what was wanted.
      if (!isNotThere(error)) throw error
    }
    showNotice(t('remove.done'))
    onChanged()
  }
  return (
    <Titled title={t('own.title')}>
      {opened === 'edit' ? (
        <ReviewForm
          about={own.about}
          draft={`review ${review_id}`}
          given={own}
          hint={null}
          send={t('own.save')}
          onSend={save}
          onCancel={close}
          hasPictures={hasPictures}
        />
      ) : (
        <>
          <div>
            <Said review={state === 'held' ? { ...own, pictures: [] } : own}>
              {state === 'held' && (
                <span className="chip text-marigold">
                  <Icon name="i-lucide-eye" /> {t('own.held')}
                </span>
              )}
            </Said>
            {state === 'held' && (
              <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {shownPictures(own).map(({ id, shown }) => (
                  <li key={id}>{shown('')}</li>
                ))}
              </ul>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-4">
            {Date.parse(edit_until) > now && (
              <button type="button" className={DEED} onClick={() => setOpened('edit')}>
                {t('own.edit')}
              </button>
            )}
            <button type="button" className={DEED} aria-haspopup="dialog" onClick={() => setOpened('remove')}>
              {t('own.remove')}
            </button>
            {Date.parse(edit_until) > now && <span className="text-sm text-ink-soft">{t('own.until', { day: format.day(edit_until) })}</span>}
          </div>
        </>
      )}
      {opened === 'remove' && (
        <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={close}>
          {t('remove.text')}
        </AskDialog>
      )}
    </Titled>
  )
}

/** On this phone until there is a network. */
function Waiting({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('reviews')
  const body = readReviewEntry(entry)?.body
  if (!body) return null
  const needsYou = entry.state === 'needs-you'
  return (
    <Titled title={t('own.title')}>
      <div>
        <Said review={{ author: '', stars: body.stars, text: body.text, created_at: entry.created_at, edited_at: null }} />
      </div>
      <p role="status">
        <Icon name={needsYou ? 'i-lucide-circle-alert' : 'i-lucide-hourglass'} className="text-marigold" /> {t(needsYou ? 'own.refused' : 'outbox.waiting')}
      </p>
      <AppLink to="/outbox" className="link target justify-start!">
        {t('own.outbox')}
      </AppLink>
    </Titled>
  )
}
