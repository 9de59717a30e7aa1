import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { CommentForm } from '#contract/threads/comment-form.ts'
import { useFormDraft } from '../../state/drafts/use-form-draft.ts'
import { VISITOR_DRAFTS } from '../../state/drafts/visitor-drafts.ts'
import { putGuestComment } from '../../state/outbox/guest-comments.ts'
import { endEdit } from '../../state/outbox/outbox.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useScreenForm } from '../../ui/form/use-screen-form.ts'
import { changeComment } from '../own-calls.ts'
import { noteChange } from '../own-comments.ts'
import type { OwnRow } from '../own-rows.ts'
import { useDesk } from '../use-desk.ts'
import { TextCount } from './text-count.tsx'

const EditedText = v.pick(CommentForm, ['text'])

/** Changes one's own words in their place: those that wait on this phone, or those that are sent. */
export function EditForm({ row }: { row: OwnRow }) {
  const { t } = useTranslation('commenting')
  const { open } = useDesk()
  const { comment, entry } = row
  const form = useScreenForm({
    schema: EditedText,
    initialValues: { text: comment.text },
    onSubmit: async ({ text }) => {
      await save(row, text)
      draft.forget()
      close()
    },
  })
  const draft = useFormDraft(form, `comment edited ${entry?.id ?? comment.id}`, VISITOR_DRAFTS)
  const close = () => {
    open(undefined)
    if (comment.id !== null) document.getElementById(`comment-${comment.id}`)?.focus({ preventScroll: true })
  }
  const cancel = () => {
    draft.forget()
    if (entry) void endEdit(entry.id)
    close()
  }
  const { focus } = form
  useEffect(() => focus('text'), [focus])
  const entryId = entry?.id
  useEffect(() => {
    if (entryId === undefined) return
    // A writer who leaves the form leaves the comment as it was: it is not held back for ever.
    return () => void endEdit(entryId).catch(() => false)
  }, [entryId])
  return (
    <ScreenForm form={form} className="py-2">
      <TextField form={form} name="text" label={t('edit.label')} rows={4} dir="auto" onValue={draft.note} />
      <TextCount form={form} />
      <FormProblem
        form={form}
        textOf={({ code }) => {
          if (isNoAnswer(code)) return t('edit.offline')
          return code === 'bad-state' || code === 'not-found' ? t('edit.late') : undefined
        }}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy={t('edit.saving')} className="sm:w-auto!">
          {t('edit.save')}
        </SubmitButton>
        <Button onClick={cancel}>{t('cancel')}</Button>
      </div>
    </ScreenForm>
  )
}

/** @throws {Problem} bad-state — it is too late. */
async function save({ comment: { id }, key, entry }: OwnRow, text: string): Promise<void> {
  if (entry) {
    if (!(await endEdit(entry.id, { ...(entry.body as object), text }, entry.about))) throw new Problem('bad-state')
    return
  }
  if (id === null) return
  const now = await changeComment({ id, key }, text)
  if (key !== undefined) await putGuestComment({ ...now, key })
  noteChange(id, now)
}
