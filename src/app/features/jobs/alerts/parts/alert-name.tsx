import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { oneLine } from '#contract/core/names.ts'
import { ALERT_LIMITS, type JobAlert } from '#contract/jobs/job-alerts.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { changeAlert } from '../alert-calls.ts'

const NameForm = v.object({ name: oneLine(ALERT_LIMITS.nameLongest) })

interface Props {
  alert: JobAlert
  onSaved: (alert: JobAlert) => void
  onClose: () => void
}

/** What an alert is called; without a name it is called after its filter. */
export function AlertName({ alert, onSaved, onClose }: Props) {
  const { t } = useTranslation('applying')
  const save = async ({ name }: { name: string }) => {
    onSaved(await changeAlert(alert.alert_id, { name }))
    onClose()
  }
  const form = useScreenForm({ schema: NameForm, initialValues: { name: alert.name }, onSubmit: save })
  return (
    <Dialog title={t('alerts.renameTitle')} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="name"
          label={t('alerts.name')}
          hint={t('alerts.nameHint')}
          optional
          maxLength={ALERT_LIMITS.nameLongest * 2}
          enterKeyHint="done"
          dir="auto"
        />
        <FormProblem form={form} />
        <SubmitButton form={form} busy={t('profile.saving')}>
          {t('alerts.saveName')}
        </SubmitButton>
      </ScreenForm>
    </Dialog>
  )
}
