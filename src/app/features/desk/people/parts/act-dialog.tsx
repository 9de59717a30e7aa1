import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DESK_LIMITS, type DeskPerson, DeskReason } from '#contract/desk/people.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useDeskProof } from '../../desk-proof.ts'
import { actOnPerson, type PersonAction } from '../calls.ts'
import { DecisionDialog } from './decision-dialog.tsx'

const Schema = v.object({ reason: DeskReason })

interface Props {
  action: PersonAction
  username: string
  onDone: (person: DeskPerson) => void
  onClose: () => void
}

/** Does something to an account, with a reason; the password is asked for once more where rights hang on it. */
export function ActDialog({ action, username, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const withProof = useDeskProof()
  const form = useScreenForm({
    schema: Schema,
    initialValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const done = await withProof(() => actOnPerson(action, username, reason))
      if (!done) return
      onDone(done.value)
      onClose()
    },
  })
  return (
    <DecisionDialog title={t(`act.${action}.title`, { name: username })} form={form} yes={t(`act.${action}.yes`)} onClose={onClose}>
      <p>{t(`act.${action}.text`)}</p>
      <TextField
        form={form}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={DESK_LIMITS.reasonLongest}
        autoCapitalize="sentences"
      />
    </DecisionDialog>
  )
}
