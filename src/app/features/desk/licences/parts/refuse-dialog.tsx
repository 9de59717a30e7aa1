import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { STAFF_REASON, StaffReason } from '#contract/desk/staff-reason.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { refuseLicence } from '../calls.ts'
import { licenceRefusal } from '../licence-refusal.ts'

const Schema = v.object({ reason: StaffReason })

interface Props {
  licence: DeskLicence
  onDone: () => void
  onClose: () => void
}

/** Refuses a licence with a reason, which the shop reads. */
export function RefuseDialog({ licence, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'licences' })
  const { t: whole } = useTranslation()
  const form = useScreenForm({
    schema: Schema,
    initialValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await refuseLicence(licence.id, reason)
      onDone()
      onClose()
    },
  })
  const isBusy = useSignalValue(form.submitting)
  return (
    <Dialog title={t('refuseTitle', { name: licence.full_name })} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        <TextField form={form} name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={STAFF_REASON.longest} autoCapitalize="sentences" />
        <FormProblem
          form={form}
          textOf={(problem) => (problem.code === 'bad-state' || problem.code === 'not-found' ? licenceRefusal(whole, problem) : undefined)}
        />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <BusyButton variant="danger" type="submit" isBusy={isBusy}>
            {t('refuse')}
          </BusyButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}
