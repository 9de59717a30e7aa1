import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { GateLabel } from '#contract/events/gate.ts'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { makePass } from '../calls.ts'
import { GateLink } from './gate-link.tsx'

interface Props {
  eventId: number
  /** The list has one more. */
  onMade: () => void
  onClose: () => void
}

const HOURS = [4, 8, GATE_LIMITS.hours, 24, 48, GATE_LIMITS.hoursMost].map(String)
const NewLink = v.object({ label: GateLabel, hours: v.pipe(v.picklist(HOURS), v.transform(Number)) })

/** Makes the right to a gate for a helper without an account; its link is shown this once. */
export function NewLinkDialog({ eventId, onMade, onClose }: Props) {
  const { t } = useTranslation('gate')
  const [made, setMade] = useState<{ label: string; secret: string }>()
  const form = useScreenForm({
    schema: NewLink,
    initialValues: { label: '', hours: String(GATE_LIMITS.hours) },
    onSubmit: async ({ label, hours }) => {
      const { pass, secret } = await makePass({ event_id: eventId, label, hours })
      setMade({ label: pass.label, secret })
      onMade()
    },
  })
  return (
    <Dialog title={t(made ? 'link.title' : 'links.make')} place="sheet" onClose={onClose}>
      {made ? (
        <GateLink label={made.label} secret={made.secret} />
      ) : (
        <ScreenForm form={form}>
          <TextField
            form={form}
            name="label"
            label={t('make.label')}
            hint={t('make.labelHint')}
            maxLength={GATE_LIMITS.labelLongest}
            autoComplete="off"
            enterKeyHint="done"
          />
          <SelectField
            form={form}
            name="hours"
            label={t('make.hours')}
            placeholder={t('make.choose')}
            choices={HOURS.map((value) => ({ value, text: t('make.hoursChoice', { count: Number(value) }) }))}
          />
          <FormProblem form={form} />
          <SubmitButton form={form} busy={t('make.busy')}>
            {t('make.submit')}
          </SubmitButton>
        </ScreenForm>
      )}
    </Dialog>
  )
}
