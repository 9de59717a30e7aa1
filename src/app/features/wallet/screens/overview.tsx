import { useTranslation } from 'react-i18next'
import { DEBT_LIMITS } from '#contract/wallet/money-rules.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadWallet } from '../calls.ts'
import { BoughtMoney } from '../parts/bought-money.tsx'
import { OnHold } from '../parts/on-hold.tsx'
import { Rates } from '../parts/rates.tsx'
import { Sums } from '../parts/sums.tsx'
import { WalletProblem } from '../parts/wallet-problem.tsx'

const PAISA = 100

/** Where one's money stands: of sellers their four sums and what becomes free next; of all what of their purchases is under way. */
export function WalletOverview({ isSeller }: { isSeller: boolean }) {
  const { t } = useTranslation('wallet')
  const { answer, problem, reload } = useCachedAnswer(loadWallet, 'wallet')
  useLookingAgain(answer !== undefined, reload)
  return (
    <div className="mx-auto w-full max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      {!answer && (problem ? <WalletProblem problem={problem} retry={reload} /> : <RowsWaiting />)}
      {answer && (
        <>
          <AgeNote answer={answer} />
          {isSeller && <OfSeller wallet={answer.value} />}
          <BoughtMoney wallet={answer.value} />
          {isSeller && <Rates wallet={answer.value} />}
        </>
      )}
    </div>
  )
}

function OfSeller({ wallet }: { wallet: Parameters<typeof Sums>[0]['wallet'] }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const canWithdraw = wallet.paused === null && wallet.free >= PAYOUT_LIMITS.leastTaka * PAISA
  return (
    <>
      <Sums wallet={wallet} />
      {wallet.is_online_only && (
        <p role="status" className="card p-4">
          {t('onlineOnly', { money: format.price(DEBT_LIMITS.mostTaka), days: format.number(DEBT_LIMITS.mostDays) })}
        </p>
      )}
      {wallet.paused !== null && (
        <p role="status" className="card p-4">
          {t(`paused.${wallet.paused}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <AppLink to="/wallet/withdraw" className={canWithdraw ? 'btn-primary' : 'btn-quiet'}>
          {t(canWithdraw ? 'withdraw.link' : 'withdraw.accounts')}
        </AppLink>
        <AppLink to="/wallet/moves" className="btn-quiet">
          {t('movesLink')}
        </AppLink>
        <AppLink to="/wallet/statement" className="btn-quiet">
          {t('statement.link')}
        </AppLink>
      </div>
      {!canWithdraw && wallet.paused === null && (
        <p className="text-sm text-ink-soft">{t('withdraw.least', { money: format.price(PAYOUT_LIMITS.leastTaka) })}</p>
      )}
      <OnHold wallet={wallet} />
    </>
  )
}
