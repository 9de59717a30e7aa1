import { useTranslation } from 'react-i18next'
import { Objection, objectToSilence, readSilence, SILENCE_LIMITS, type Silence } from '#contract/accounts/silences.ts'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../ui/form/use-signal-value.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { call } from '../../../wire/call.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { NeedsInternet } from './needs-internet.tsx'

/** That staff let one write nothing that others read: until when, why, and one objection. Nothing where that is not so. */
export function SettingsSilence() {
  const { t } = useTranslation('settings')
  const { answer, put } = useAnswer((options) => call(readSilence, {}, options), 'silence')
  const silence = answer?.value.silence
  if (!silence) return null
  return (
    <section id="silence" aria-labelledby="silence-title" className="card p-4 grid gap-3 border-marigold">
      <h2 id="silence-title">{t('silence.title')}</h2>
      <Facts silence={silence} />
      {silence.is_standing && !silence.objection && <ObjectionForm onSent={put} />}
    </section>
  )
}

function Facts({ silence: { is_standing, until, reason, objection, answer } }: { silence: Silence }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const how = until === null ? t('silence.forGood') : t('silence.until', { when: format.dateTime(until) })
  return (
    <>
      <p className={is_standing ? 'font-600 text-marigold' : ''}>{is_standing ? how : t('silence.ended')}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <MixedText text={t('silence.reason', { reason })} />
      </p>
      {is_standing && <p className="text-sm text-ink-soft">{t('silence.stays')}</p>}
      {objection && <Said title={t('silence.objected')} text={objection.text} />}
      {answer && <Said title={t('silence.answer')} text={answer.text} />}
      {objection && !answer && <p className="text-sm text-ink-soft">{t('silence.waits')}</p>}
    </>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className="wrap-anywhere">
    <h3 className="text-sm text-ink-soft">{title}</h3>
    <p className="whitespace-pre-line">
      <MixedText text={text} />
    </p>
  </div>
)

function ObjectionForm({ onSent }: { onSent: (answer: { silence: Silence | null }) => void }) {
  const { t } = useTranslation('settings')
  const form = useScreenForm({
    schema: Objection,
    initialValues: { text: '' },
    onSubmit: async ({ text }) => {
      onSent((await call(objectToSilence, { body: { text } })).value)
      showNotice(t('silence.sent'))
    },
  })
  const isBusy = useSignalValue(form.submitting)
  return (
    <ScreenForm form={form}>
      <TextField
        form={form}
        name="text"
        label={t('silence.objection')}
        hint={t('silence.objectionHint')}
        rows={4}
        maxLength={SILENCE_LIMITS.objectionLongest}
        autoCapitalize="sentences"
      />
      <NeedsInternet text={t('offline')} problem={form.problem} />
      <FormProblem form={form} />
      <BusyButton variant="primary" type="submit" isBusy={isBusy} className="justify-self-start">
        {t('silence.send')}
      </BusyButton>
    </ScreenForm>
  )
}
