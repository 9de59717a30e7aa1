import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { oneLineRequired } from '#contract/core/names.ts'
import type { Problem, ProblemCode } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { clearDirty, markDirty } from '../../../../state/connection/worker.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { passOn } from '../pass-on.ts'

const PassForm = v.object({ holder_name: oneLineRequired(PURCHASE_LIMITS.nameLongest) })
/** No answer came, so it is unknown whether it was done: a retry is safe, and finds out. */
const isUnanswered = (code: ProblemCode): boolean => mayWorkLater(code) || code === 'in-progress'

interface Props {
  ticket: Ticket
  /** To whom it was to go when the last try got no answer. */
  former: string | undefined
  onDone: (changed: Ticket) => void
  onClose: () => void
}

/** Asks for whom a ticket is from now on. */
export function PassDialog({ ticket, former, onDone, onClose }: Props) {
  const { t } = useTranslation('tickets')
  const form = useScreenForm({
    schema: PassForm,
    initialValues: { holder_name: former ?? '' },
    onSubmit: async ({ holder_name }) => onDone(await passOn(ticket, holder_name)),
  })
  useEffect(() => {
    markDirty('pass-ticket')
    return () => clearDirty('pass-ticket')
  }, [])
  const textOf = ({ code }: Problem) => (isUnanswered(code) ? t('pass.unanswered') : undefined)
  return (
    <Dialog title={t('pass.title')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('pass.text')}</p>
        <NeedsInternet text={t('pass.offline')} />
        <ScreenForm form={form}>
          <TextField
            form={form}
            name="holder_name"
            label={t('pass.name')}
            hint={t('pass.nameHint')}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
          />
          <FormProblem form={form} textOf={textOf} />
          <SubmitButton form={form} busy={t('pass.busy')}>
            {t('pass.submit')}
          </SubmitButton>
        </ScreenForm>
      </div>
    </Dialog>
  )
}
