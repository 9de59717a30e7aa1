import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import type { Problem } from '#contract/core/problem.ts'
import { TypedPayoutTaka } from '#contract/wallet/payout-form.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import type { Payout, PayoutAccount } from '#contract/wallet/payouts.ts'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { usePresentUser } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { usePages } from '../../../wire/use-pages.ts'
import { loadPayouts, loadWallet, sendPayout } from '../calls.ts'
import { Accounts } from '../parts/accounts.tsx'
import { PayoutRow } from '../parts/payout-row.tsx'
import { WalletProblem } from '../parts/wallet-problem.tsx'
import { useTaka } from '../use-taka.ts'
import type { WithProof } from '../with-proof.ts'

const PAISA = 100
const isOpen = ({ state }: Payout): boolean => state === 'asked' || state === 'taken'

/** Getting the money that is free: how much, where to, and what became of what was asked for before. */
export function Withdraw({ withProof }: { withProof: WithProof }) {
  const { t } = useTranslation('wallet')
  const wallet = useCachedAnswer(loadWallet, 'wallet')
  const { answer, problem, reload } = useCachedAnswer(loadPayouts, 'wallet payouts')
  const source = { first: answer?.value, load: (cursor: string) => loadPayouts({}, cursor), nameOf: ({ number }: Payout) => number }
  const { rows, ...more } = usePages<Payout>(source, `${usePresentUser() ?? ''} wallet payouts`)
  const lookAgain = () => {
    reload()
    wallet.reload()
  }
  useLookingAgain(answer !== undefined, lookAgain)
  const money = wallet.answer?.value
  return (
    <div className="mx-auto w-full max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('withdraw.title')}</h1>
      {!(answer && money) && (problem ? <WalletProblem problem={problem} retry={lookAgain} /> : <RowsWaiting />)}
      {answer && money && (
        <>
          <AgeNote answer={answer} />
          <Asking
            key={rows[0]?.number ?? ''}
            wallet={money}
            accounts={answer.value.accounts}
            now={answer.value.server_time}
            hasOpen={rows.some(isOpen)}
            withProof={withProof}
            onDone={lookAgain}
          />
          <Accounts accounts={answer.value.accounts} now={answer.value.server_time} withProof={withProof} onChanged={lookAgain} />
          <section aria-labelledby="payouts" className="grid grid-cols-1 gap-2">
            <h2 id="payouts" className="text-lg">
              {t('payout.title')}
            </h2>
            {rows.length === 0 && <p className="text-ink-soft">{t('payout.none')}</p>}
            <ul className="card empty:hidden">
              {rows.map((payout) => (
                <PayoutRow key={payout.number} payout={payout} onChanged={lookAgain} />
              ))}
            </ul>
            <LoadMore
              more={more}
              byItself={false}
              texts={{ more: t('more.button'), loading: t('common:loading'), offline: t('more.offline'), failed: t('more.failed') }}
            />
          </section>
        </>
      )}
    </div>
  )
}

interface AskingProps {
  wallet: Wallet
  accounts: readonly PayoutAccount[]
  now: string
  hasOpen: boolean
  withProof: WithProof
  onDone: () => void
}

/** The form, or why there is none. */
function Asking({ wallet, accounts, now, hasOpen, ...props }: AskingProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  const usable = accounts.filter(({ usable_at }) => Date.parse(usable_at) <= Date.parse(now))
  if (wallet.paused !== null) return <p role="status">{t(`paused.${wallet.paused}`)}</p>
  if (hasOpen) return <p role="status">{t('withdraw.open')}</p>
  if (wallet.free < PAYOUT_LIMITS.leastTaka * PAISA)
    return <p>{t('withdraw.tooLittle', { free: taka(wallet.free), money: format.price(PAYOUT_LIMITS.leastTaka) })}</p>
  if (usable.length === 0) return <p>{t(accounts.length === 0 ? 'withdraw.noAccount' : 'withdraw.waits')}</p>
  return <AskingForm wallet={wallet} usable={usable} {...props} />
}

interface FormProps extends Pick<AskingProps, 'wallet' | 'withProof' | 'onDone'> {
  usable: readonly PayoutAccount[]
}

const Schema = v.object({ account: v.pipe(v.string(), v.minLength(1, 'required')), taka: TypedPayoutTaka })

function AskingForm({ wallet, usable, withProof, onDone }: FormProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  const onceKey = useRef(newKey())
  const form = useScreenForm({
    schema: Schema,
    initialValues: { account: usable.length === 1 ? String(usable[0]?.id) : '', taka: '' },
    onSubmit: async (asked) => {
      if (await withProof(() => sendPayout({ account: Number(asked.account), taka: asked.taka }, onceKey.current))) {
        onceKey.current = newKey()
        onDone()
      }
    },
  })
  const textOf = ({ code }: Problem) => {
    if (code === 'offline') return t('withdraw.offline')
    if (code === 'bad-state') return t('withdraw.open')
    return code === 'not-allowed' ? t('paused.checking') : undefined
  }
  return (
    <section aria-labelledby="asking" className="card p-4 grid grid-cols-1 gap-3">
      <h2 id="asking" className="text-base">
        {t('withdraw.free', { money: taka(wallet.free) })}
      </h2>
      <ScreenForm form={form} className="grid-cols-1">
        <TextField
          form={form}
          name="taka"
          label={t('withdraw.taka')}
          hint={t('withdraw.takaHint', { least: format.price(PAYOUT_LIMITS.leastTaka), most: format.price(Math.floor(wallet.free / PAISA)) })}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          form={form}
          name="account"
          label={t('withdraw.to')}
          placeholder={t('withdraw.choose')}
          choices={usable.map(({ id, way, masked }) => ({ value: String(id), text: `${t(`ways.${way}`)} …${masked}` }))}
        />
        <FormProblem form={form} textOf={textOf} />
        <SubmitButton form={form} busy={t('withdraw.sending')}>
          {t('withdraw.yes')}
        </SubmitButton>
        <p className="text-sm text-ink-soft">{t('withdraw.days')}</p>
      </ScreenForm>
    </section>
  )
}
