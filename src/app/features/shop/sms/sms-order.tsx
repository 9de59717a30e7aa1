import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { Problem } from '#contract/core/problem.ts'
import { SMS_MARK } from '#contract/shop/sms/sms-code.ts'
import { placeOfCode, withoutPlace } from '#contract/shop/sms/sms-places.ts'
import { readSms } from '#contract/shop/sms/sms-text.ts'
import { useFormDraft } from '../../../state/drafts/use-form-draft.ts'
import { showNotice } from '../../../state/notices.ts'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { FieldValue } from '../../../ui/form/field-value.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { type FilledSms, PastedSms, sendSmsOrder } from './send-sms-order.ts'
import { SmsFound } from './sms-found.tsx'

const EMPTY = { code: '', full_name: '', phone_number: '', line: '', landmark: '' }
type Texts = typeof EMPTY
/** What is read from the SMS, as far as it is written there. */
const READ = ['full_name', 'phone_number', 'line'] as const

/** Where a seller pastes the SMS of a buyer without internet: what it says is read, put right, and becomes an order with its stock. */
export function SmsOrder() {
  const { t } = useTranslation('sms-orders')
  const format = useFormat()
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const read = useRef<Pick<Texts, (typeof READ)[number]>>(EMPTY)
  const form = useScreenForm({
    schema: PastedSms,
    initialValues: EMPTY,
    onSubmit: async (filled: FilledSms) => {
      const sent = await sendSmsOrder(filled)
      reset()
      setWaiting(sent.kind === 'queued')
      if (sent.kind === 'queued') return
      showNotice(t(sent.answer.is_new ? 'added' : 'already'))
      await router.navigate({ href: `/shop_order/${lowerCase(sent.answer.order.number)}` })
    },
  })
  const draft = useFormDraft(form, 'sms order')
  const reset = () => {
    draft.forget()
    form.write(EMPTY)
    read.current = EMPTY
  }
  /** Puts in what the SMS says, unless something else was typed there. */
  const onPasted = (pasted: string) => {
    setWaiting(false)
    const { found, address } = readSms(pasted)
    const place = found.kind === 'found' ? placeOfCode(found.code.place) : undefined
    if (place) {
      const typed = form.read() as Texts
      const written = { ...address, line: withoutPlace(address.line, place) }
      form.write(Object.fromEntries(READ.flatMap((field) => (typed[field] === '' || typed[field] === read.current[field] ? [[field, written[field]]] : []))))
      read.current = written
    }
    draft.note()
  }
  const textOf = ({ code, facts }: Problem) => {
    if (code === 'price-changed') return t('problems.price', { price: format.price(facts?.total ?? 0) })
    return ['out-of-stock', 'not-delivered-there', 'cod-refused', 'shop-closed'].includes(code) ? t(`problems.${code}`) : undefined
  }
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <div role="status" className="empty:hidden">
        {isWaiting && (
          <p className="card p-4 text-marigold">
            {t('waiting')}{' '}
            <ScreenLink to="/outbox" className="link">
              {t('outboxLink')}
            </ScreenLink>
          </p>
        )}
      </div>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('draft')} discard={t('discard')} onDiscard={reset} />}
        <TextField
          form={form}
          name="code"
          label={t('paste')}
          hint={t('pasteHint', { mark: SMS_MARK })}
          rows={6}
          maxLength={4000}
          spellCheck={false}
          onValue={onPasted}
        />
        <FieldValue form={form} name="code">
          {(pasted) => <SmsFound pasted={pasted} />}
        </FieldValue>
        <TextField form={form} name="full_name" label={t('fields.full_name')} autoComplete="off" spellCheck={false} onValue={draft.note} />
        <TextField form={form} name="phone_number" label={t('fields.phone_number')} type="tel" inputMode="tel" autoComplete="off" onValue={draft.note} />
        <TextField form={form} name="line" label={t('fields.line')} rows={2} autoComplete="off" spellCheck={false} onValue={draft.note} />
        <TextField form={form} name="landmark" label={t('fields.landmark')} optional autoComplete="off" onValue={draft.note} />
        <p className="text-sm text-ink-soft">{t('call')}</p>
        <FormProblem form={form} textOf={textOf} />
        <SubmitButton form={form} busy={t('adding')} className="sm:w-auto">
          {t('add')}
        </SubmitButton>
      </ScreenForm>
    </div>
  )
}
