import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DESK_LIMITS, type DeskPerson, DeskReason, SILENCE_DAYS } from '#contract/desk/people.ts'
import { CheckField } from '../../../../ui/form/check-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { silencePerson } from '../calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'

const FOR_GOOD = 'for-good'
const LENGTHS = [...SILENCE_DAYS.map(String), FOR_GOOD]
const Schema = v.object({ days: v.picklist(LENGTHS, 'required'), remove_recent: v.boolean(), reason: DeskReason })

interface Props {
  username: string
  onDone: (person: DeskPerson) => void
  onClose: () => void
}

/** Lets a person write nothing that others read, for how long, and why; what they wrote lately may go with it. */
export function SilenceDialog({ username, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const form = useScreenForm({
    schema: Schema,
    initialValues: { days: '', remove_recent: false, reason: '' },
    onSubmit: async ({ days, remove_recent, reason }) => {
      const chosen = SILENCE_DAYS.find((one) => String(one) === days) ?? null
      onDone(await silencePerson(username, { reason, days: chosen, remove_recent }))
      onClose()
    },
  })
  const choices = LENGTHS.map((value) => ({ value, text: value === FOR_GOOD ? t('silence.forGood') : t('silence.days', { count: Number(value) }) }))
  return (
    <DecisionDialog title={t('act.silence.title', { name: username })} form={form} yes={t('act.silence.yes')} onClose={onClose}>
      <p>{t('act.silence.text')}</p>
      <SelectField form={form} name="days" label={t('silence.long')} placeholder={t('silence.choose')} choices={choices} />
      <CheckField form={form} name="remove_recent" label={t('silence.remove')} hint={t('silence.removeHint')} />
      <TextField
        form={form}
        name="reason"
        label={t('reason')}
        hint={t('silence.reasonHint')}
        rows={3}
        maxLength={DESK_LIMITS.reasonLongest}
        autoCapitalize="sentences"
      />
    </DecisionDialog>
  )
}
