import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DESK_LIMITS, type DeskPerson, ObjectionAnswer } from '#contract/desk/people.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { answerObjection } from '../calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'

const Schema = v.object({ answer: ObjectionAnswer })

interface Props {
  decision: 'lift' | 'uphold'
  username: string
  onDone: (person: DeskPerson) => void
  onClose: () => void
}

/** Answers an objection to a silence; the person reads the answer. */
export function AnswerDialog({ decision, username, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const form = useScreenForm({
    schema: Schema,
    initialValues: { answer: '' },
    onSubmit: async ({ answer }) => {
      onDone(await answerObjection(username, { decision, answer }))
      onClose()
    },
  })
  return (
    <DecisionDialog title={t(`objection.${decision}.title`, { name: username })} form={form} yes={t(`objection.${decision}.yes`)} onClose={onClose}>
      <TextField
        form={form}
        name="answer"
        label={t('objection.answer')}
        hint={t('objection.answerHint')}
        rows={4}
        maxLength={DESK_LIMITS.answerLongest}
        autoCapitalize="sentences"
      />
    </DecisionDialog>
  )
}
