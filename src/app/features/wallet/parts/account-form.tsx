import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import type { Problem } from '#contract/core/problem.ts'
import { BankAccount, MobileAccount, type PayoutAccountForm } from '#contract/wallet/payout-form.ts'
import { PAYOUT_WAYS, type PayoutWay } from '#contract/wallet/payout-rules.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { sendAccount } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'

interface Props {
  withProof: WithProof
  onDone: () => void
  onClose: () => void
}

/** Adds an account to which money can go. What is typed here is a secret: no draft of it is kept. */
export function AccountForm({ withProof, onDone, onClose }: Props) {
  const { t } = useTranslation('wallet')
  const [way, setWay] = useState<PayoutWay>('bkash')
  return (
    <section aria-labelledby="add-account" className="card p-4 grid grid-cols-1 gap-3">
      <h3 id="add-account" className="text-base">
        {t('account.add')}
      </h3>
      <fieldset className="grid gap-2">
        <legend className="text-sm">{t('account.way')}</legend>
        <div className="flex flex-wrap gap-2">
          {PAYOUT_WAYS.map((one) => (
            <label key={one} className="target px-3 gap-2 border border-line rounded-control">
              <input type="radio" name="way" value={one} checked={way === one} onChange={() => setWay(one)} />
              {t(`ways.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {way === 'bank' ? (
        <Bank key="bank" withProof={withProof} onDone={onDone} onClose={onClose} />
      ) : (
        <Mobile key={way} way={way} withProof={withProof} onDone={onDone} onClose={onClose} />
      )}
      <p className="text-sm text-ink-soft">{t('account.wait')}</p>
    </section>
  )
}

function useSending({ withProof, onDone }: Props) {
  const key = useRef(newKey())
  return async (form: PayoutAccountForm) => {
    if (await withProof(() => sendAccount(form, key.current))) onDone()
  }
}

function Mobile({ way, ...props }: Props & { way: Exclude<PayoutWay, 'bank'> }) {
  const { t } = useTranslation('wallet')
  const send = useSending(props)
  const form = useScreenForm({ schema: MobileAccount, initialValues: { holder: '', number: '' }, onSubmit: (account) => send({ way, ...account }) })
  return (
    <ScreenForm form={form} className="grid-cols-1">
      <TextField form={form} name="holder" label={t('account.holder')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
      <TextField form={form} name="number" label={t('account.mobile')} type="tel" inputMode="tel" autoComplete="off" />
      <Buttons form={form} onClose={props.onClose} />
    </ScreenForm>
  )
}

function Bank(props: Props) {
  const { t } = useTranslation('wallet')
  const send = useSending(props)
  const initialValues = { holder: '', number: '', bank: '', branch: '', routing: '' }
  const form = useScreenForm({ schema: BankAccount, initialValues, onSubmit: (account) => send({ way: 'bank', ...account }) })
  return (
    <ScreenForm form={form} className="grid-cols-1">
      <TextField form={form} name="holder" label={t('account.holder')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
      <TextField form={form} name="bank" label={t('account.bank')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
      <TextField form={form} name="branch" label={t('account.branch')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
      <TextField form={form} name="routing" label={t('account.routing')} hint={t('account.routingHint')} inputMode="numeric" autoComplete="off" />
      <TextField form={form} name="number" label={t('account.number')} inputMode="numeric" autoComplete="off" />
      <Buttons form={form} onClose={props.onClose} />
    </ScreenForm>
  )
}

function Buttons({ form, onClose }: { form: Parameters<typeof FormProblem>[0]['form']; onClose: () => void }) {
  const { t } = useTranslation('wallet')
  const textOf = ({ code, fields }: Problem) => {
    if (code === 'offline') return t('account.offline')
    return fields?.way === 'too-many' ? t('account.tooMany') : undefined
  }
  return (
    <>
      <FormProblem form={form} textOf={textOf} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy={t('account.saving')} className="sm:w-auto">
          {t('account.save')}
        </SubmitButton>
        <Button onClick={onClose}>{t('account.cancel')}</Button>
      </div>
    </>
  )
}
