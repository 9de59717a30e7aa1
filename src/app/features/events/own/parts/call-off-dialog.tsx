import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { someLines } from '#contract/core/names.ts'
import type { Problem } from '#contract/core/problem.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import { type OwnEventDetail, SELLING_LIMITS } from '#contract/events/own-events.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { useFormDraft } from '../../../../state/drafts/use-form-draft.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { callOff, loadPaid } from '../list-calls.ts'

const Schema = v.object({ reason: v.pipe(someLines(SELLING_LIMITS.reasonLongest), v.minLength(1, 'required')) })

interface Props {
  eventId: number
  withProof: <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
  onDone: () => void
  onClose: () => void
}

/** Calls an event off: what that does, and why it is done. */
export function CallOffDialog({ eventId, withProof, onDone, onClose }: Props) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload } = useAnswer((options) => loadOwnEvent(eventId, options), `own event ${eventId}`)
  return (
    <Dialog title={t('manage.callOff.title')} place="sheet" onClose={onClose}>
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={reload} /> : <div className="skeleton h-60" />)}
      {answer?.value.event_status === CALLED_OFF && <p>{t('manage.callOff.already')}</p>}
      {answer && answer.value.event_status !== CALLED_OFF && <CallOffForm event={answer.value} withProof={withProof} onDone={onDone} onClose={onClose} />}
    </Dialog>
  )
}

function CallOffForm({ event, withProof, onDone, onClose }: Omit<Props, 'eventId'> & { event: OwnEventDetail }) {
  const { t } = useTranslation('selling')
  const form = useScreenForm({
    schema: Schema,
    initialValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      if (!(await withProof(() => callOff(event.event_id, reason)))) return
      draft.forget()
      onDone()
    },
  })
  const draft = useFormDraft(form, `call off ${event.event_id}`)
  const isBusy = useSignalValue(form.submitting)
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('manage.callOff.offline') : undefined)
  return (
    <ScreenForm form={form}>
      <WhatHappens event={event} />
      <TextField
        form={form}
        name="reason"
        label={t('manage.callOff.reason')}
        hint={t('manage.callOff.reasonHint')}
        rows={3}
        autoCapitalize="sentences"
        onValue={draft.note}
      />
      <NeedsInternet text={t('manage.callOff.offline')} problem={form.problem} />
      <FormProblem form={form} textOf={textOf} />
      <div className="flex flex-wrap gap-2 justify-end">
        <Button data-first-focus onClick={onClose}>
          {t('manage.callOff.no')}
        </Button>
        <BusyButton variant="danger" type="submit" isBusy={isBusy}>
          {t(isBusy ? 'manage.callOff.busy' : 'manage.callOff.yes')}
        </BusyButton>
      </div>
    </ScreenForm>
  )
}

function WhatHappens({ event }: { event: OwnEventDetail }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const { answer } = useAnswer((options) => loadPaid(event.event_id, options), `paid ${event.event_id}`)
  const paid = answer?.value
  const money = paid?.taka === undefined ? '' : format.price(paid.taka)
  return (
    <div className="grid gap-2">
      <p>
        <b lang={scriptLanguage(event.title)}>{event.title}</b> · {format.dateTime(event.from_time)}
      </p>
      <ul className="grid gap-1 ps-5 list-disc">
        <li>{t('manage.callOff.forGood')}</li>
        {event.sold > 0 && <li>{t('manage.callOff.sold', { count: event.sold })}</li>}
        {paid && paid.orders > 0 && (
          <li>{money ? t('manage.callOff.money', { count: paid.orders, money }) : t('manage.callOff.orders', { count: paid.orders })}</li>
        )}
        {event.held > 0 && <li>{t('manage.callOff.held', { count: event.held })}</li>}
        <li>{t('manage.callOff.told')}</li>
      </ul>
    </div>
  )
}
