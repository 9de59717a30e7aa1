import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'

/** Who has to do what until when, in one sentence that is true; never as if the service knew of the money. @param now by the service's clock */
export function claimSentence(of: WalletClaim, t: TFunction<'wallets'>, { format, now }: { format: Formatter; now: number }): string {
  const { state, side, asked_paisa, came_paisa, answer_by, cancel_from } = of
  const facts = {
    price: format.price(asked_paisa / 100),
    came: format.price((came_paisa ?? asked_paisa) / 100),
    answer: format.dateTime(answer_by),
    cancel: format.dateTime(cancel_from),
  }
  const to = side === 'sold' ? 'sold' : 'bought'
  if (state !== 'claimed') return t(`${to}.${state}`, facts)
  if (to === 'bought' && Date.parse(cancel_from) <= now) return t('bought.silent')
  return t(Date.parse(answer_by) <= now ? `${to}.claimedLate` : `${to}.claimed`, facts)
}
