import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { REVIEW_LIMITS, type Review } from '#contract/reviews/review-fields.ts'
import { AnswerForm as Schema } from '#contract/reviews/review-form.ts'
import { useFormDraft } from '../../state/drafts/use-form-draft.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useScreenForm } from '../../ui/form/use-screen-form.ts'
import { answer } from '../calls.ts'
import { TextLeft } from './text-left.tsx'

interface Props {
  review: Review
  onSaved: (review: Review) => void
  onCancel: () => void
}

/** The one answer of the owner, under the review. */
export function AnswerForm({ review, onSaved, onCancel }: Props) {
  const { t } = useTranslation('reviews')
  const [initialValues] = useState(() => ({ text: review.answer?.text ?? '' }))
  const form = useScreenForm({
    schema: Schema,
    initialValues,
    onSubmit: async ({ text }) => {
      const now = await answer(review.review_id, text)
      draft.forget()
      onSaved(now)
    },
  })
  const draft = useFormDraft(form, `answer ${review.review_id}`)
  const { focus } = form
  useEffect(() => focus('text'), [focus])
  const cancel = () => {
    draft.forget()
    onCancel()
  }
  return (
    <ScreenForm form={form} className="card p-4">
      <TextField form={form} name="text" label={t('answer.label', { name: review.author })} rows={3} dir="auto" onValue={draft.note} />
      <TextLeft form={form} most={REVIEW_LIMITS.answerLongest} />
      <p className="text-sm text-ink-soft">{t('answer.hint')}</p>
      <FormProblem
        form={form}
        textOf={({ code }) => {
          if (isNoAnswer(code)) return t('answer.offline')
          return code === 'not-found' ? t('answer.gone') : undefined
        }}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy={t('form.sending')} className="sm:w-auto!">
          {t('answer.send')}
        </SubmitButton>
        <Button onClick={cancel}>{t('commenting:cancel')}</Button>
      </div>
    </ScreenForm>
  )
}
