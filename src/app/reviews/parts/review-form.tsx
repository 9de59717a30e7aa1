import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { REVIEW_LIMITS, type ReviewAbout } from '#contract/reviews/review-fields.ts'
import { ReviewForm as Schema } from '#contract/reviews/review-form.ts'
import { useFormDraft } from '../../state/drafts/use-form-draft.ts'
import { useKeptPictures } from '../../state/drafts/use-kept-pictures.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useScreenForm } from '../../ui/form/use-screen-form.ts'
import { importWithRetry } from '../../ui/hydration/deferred-hydration.ts'
import type { FilledReview } from '../calls.ts'
import { wordsOf } from '../subject.ts'
import { shownPictures } from './shown-pictures.tsx'
import { StarField } from './star-field.tsx'
import { TextLeft } from './text-left.tsx'

interface Props {
  about: ReviewAbout
  /** By which what is typed is kept on this phone. */
  draft: string
  /** The review that is edited: what stands there at first. */
  given?: OwnReview
  /** Stands above the button. */
  hint: ReactNode
  send: string
  /** @throws {Problem} why it was refused. */
  onSend: (form: FilledReview) => Promise<void>
  onCancel?: () => void
  /** Absent: it takes none. */
  hasPictures?: boolean
}

/** Readers who write none do not load it. */
const FewPictures = lazy(async () => ({ default: (await importWithRetry(() => import('../../ui/form/few-pictures.tsx'))).FewPictures }))

/** Stars and a text, which may stay empty, and pictures where it takes them. What is typed is kept at every stroke until it is sent. */
export function ReviewForm({ about, draft: name, given, hint, send, onSend, onCancel, hasPictures = false }: Props) {
  const { t } = useTranslation('reviews')
  const [initialValues] = useState(() => ({ stars: given ? String(given.stars) : '', text: given?.text ?? '' }))
  const kept = useKeptPictures(`pictures of ${name}`)
  const form = useScreenForm({
    schema: Schema,
    initialValues,
    onSubmit: async ({ stars, text }) => {
      await onSend({ stars, text, pictures: kept.pictures, gone: kept.gone })
      forget()
    },
  })
  const draft = useFormDraft(form, name)
  const forget = () => {
    draft.forget()
    void kept.forget()
  }
  const cancel = () => {
    forget()
    onCancel?.()
  }
  return (
    <ScreenForm form={form}>
      <StarField form={form} onValue={draft.note} />
      <TextField form={form} name="text" label={t('form.text')} optional rows={4} autoCapitalize="sentences" dir="auto" onValue={draft.note} />
      <TextLeft form={form} most={REVIEW_LIMITS.textLongest} />
      {hasPictures && (
        <Suspense fallback={<div className="h-24" />}>
          <FewPictures
            texts={{ label: t('form.pictures'), hint: t('form.picturesHint', { count: REVIEW_LIMITS.picturesMost }) }}
            pictures={kept.pictures}
            onChange={kept.putPictures}
            most={REVIEW_LIMITS.picturesMost}
            stored={given ? shownPictures(given, kept.gone) : []}
            onTakeAway={kept.takeAway}
          />
        </Suspense>
      )}
      {hint}
      <FormProblem
        form={form}
        textOf={({ code }) => {
          if (isNoAnswer(code)) return t('form.offline')
          if (code === 'not-allowed') return t(`form.notAllowed.${wordsOf(about)}`)
          if (code === 'taken') return t('form.taken')
          if (code === 'bad-state') return t(`form.late.${wordsOf(about)}`)
          return code === 'not-found' ? t('form.gone') : undefined
        }}
      />
      {(draft.isRestored || kept.isRestored) && <p className="text-sm text-ink-soft">{t('commenting:form.restored')}</p>}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy={t('form.sending')} className="sm:w-auto!">
          {send}
        </SubmitButton>
        {onCancel && <Button onClick={cancel}>{t('commenting:cancel')}</Button>}
      </div>
    </ScreenForm>
  )
}
