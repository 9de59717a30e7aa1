import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { someLines } from '#contract/core/names.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { APPLICANT_LIMITS, type Applicant } from '#contract/jobs/applicants.ts'
import { useFormDraft } from '../../../../../state/drafts/use-form-draft.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { TwoVersions } from '../../../../../ui/controls/two-versions.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { decide, readAgain } from '../../applicant-calls.ts'
import { DoneLine } from './done-line.tsx'

const Schema = v.object({ note: someLines(APPLICANT_LIMITS.noteLongest) })

interface Props {
  applicant: Applicant
  take: (applicant: Applicant) => void
}

/** A word to oneself about an applicant: kept on the phone while it is typed, and saved for all of the employer's screens. */
export function NoteForm({ applicant, take }: Props) {
  const { t } = useTranslation('hiring')
  const [theirs, setTheirs] = useState<Applicant>()
  const [isSaved, setSaved] = useState(false)
  const { application_id } = applicant
  const save = async (note: string) => {
    const from = theirs ?? applicant
    setTheirs(undefined)
    try {
      return await decide(application_id, { note, version: from.version })
    } catch (cause) {
      const now = cause instanceof Problem && cause.code === 'stale' ? await readAgain(applicant) : undefined
      if (!now) throw cause
      // What else was changed is no matter for a note.
      if (now.note === from.note) return decide(application_id, { note, version: now.version })
      setTheirs(now)
      throw cause
    }
  }
  const form = useScreenForm({
    schema: Schema,
    initialValues: { note: applicant.note },
    onSubmit: async ({ note }) => {
      const sent = form.read()
      take(await save(note))
      setSaved(draft.forgetSent(sent))
    },
  })
  const isBusy = useSignalValue(form.submitting)
  const draft = useFormDraft(form, `note on ${application_id}`)
  const textOf = ({ code }: Problem) => {
    if (isNoAnswer(code)) return t('note.offline')
    return code === 'stale' ? t('note.stale') : undefined
  }
  const takeTheirs = () => {
    if (!theirs) return
    form.write({ note: theirs.note })
    form.dropProblem()
    draft.forget()
    take(theirs)
    setTheirs(undefined)
  }
  return (
    <div className="border-t border-line pt-3">
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="note"
          label={t('note.label')}
          hint={draft.isRestored ? t('note.restored') : t('note.hint')}
          rows={3}
          autoCapitalize="sentences"
          onValue={() => {
            setSaved(false)
            draft.note()
          }}
        />
        <FormProblem form={form} textOf={textOf} />
        {theirs && (
          <TwoVersions
            differences={[{ label: t('note.label'), theirs: theirs.note, mine: String(form.read().note ?? '') }]}
            onKeepMine={(element) => element?.requestSubmit()}
            onTakeTheirs={takeTheirs}
          />
        )}
        <BusyButton type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
          {isBusy ? t('edit.busy') : t('note.save')}
        </BusyButton>
        <DoneLine text={isSaved && t('note.done')} />
      </ScreenForm>
    </div>
  )
}
