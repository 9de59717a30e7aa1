import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskWalletClaim } from '#contract/desk/wallet-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { ReasonDialog } from '../orders/parts/reason-dialog.tsx'
import { KeyedButton } from '../parts/keyed-button.tsx'
import { Story } from '../parts/story.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import { type ClaimAct, claimActsOf, decideClaim, refundInDoubt } from './calls.ts'

interface Props {
  claim: DeskWalletClaim
  onDecided: (claim: DeskWalletClaim) => void
}

/** A payment by mobile wallet with both stories, and the decision. A digit opens a decision of the row that has the focus. */
export function WalletClaimRow({ claim, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'wallet' })
  const format = useFormat()
  const [act, setAct] = useState<ClaimAct>()
  const row = useRef<HTMLElement>(null)
  const acts = claimActsOf(claim)
  const { order, purchase, asked_staff_at, seller, buyer, decision } = claim
  useDeskKeys({
    onAct: (place) => {
      if (row.current?.contains(document.activeElement)) setAct(acts[place])
    },
  })
  return (
    <article ref={row} aria-label={order} className="grid gap-2 p-4">
      <h2 className="text-base">
        <AppLink to={`/desk/orders/${purchase ?? ''}`} className="link tabular" lang="en">
          {order}
        </AppLink>
      </h2>
      {asked_staff_at && <p className="text-sm text-ink-soft">{t('since', { date: format.dateTime(asked_staff_at) })}</p>}
      <Facts claim={claim} />
      <Story title={t('ofBuyer', { name: buyer.full_name })} text={claim.buyer_story || t('silent')} />
      <Story title={t('ofSeller', { name: seller.name })} text={claim.seller_story || t('silent')} />
      {decision && acts.length === 0 && (
        <p role="status" className="font-600">
          {t('decided')} <MixedText text={decision.reason} />
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {acts.map((one, place) => (
          <KeyedButton key={one} place={place} onClick={() => setAct(one)}>
            {t(`act.${one}.yes`)}
          </KeyedButton>
        ))}
      </div>
      {act && (
        <ReasonDialog
          title={t(`act.${act}.title`, { number: order })}
          yes={t(`act.${act}.yes`)}
          onDecide={async (said) => onDecided(await decideClaim(act, claim, said))}
          onClose={() => setAct(undefined)}
        >
          <p>{t(`act.${act}.text`)}</p>
        </ReasonDialog>
      )}
    </article>
  )
}

function Facts({ claim }: Pick<Props, 'claim'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'wallet' })
  const format = useFormat()
  const { wallet, trxid, sent_to, is_known_number, asked_paisa, amount_paisa, came_paisa, claimed_at, is_look_alike } = claim
  const price = (paisa: number) => format.price(paisa / 100)
  const refund = refundInDoubt(claim)
  return (
    <ul className="text-sm grid gap-1">
      <li>
        {WALLET_NAMES[wallet]} · <b lang="en">{trxid}</b> · {format.phone(sent_to)} · {format.dateTime(claimed_at)}
      </li>
      <li>{t('asked', { asked: price(asked_paisa), said: price(amount_paisa) })}</li>
      {came_paisa !== null && <li>{t('came', { price: price(came_paisa) })}</li>}
      {refund && (
        <li>
          {t('refund', { price: price(refund.paisa) })} <b lang="en">{refund.trxid}</b>
        </li>
      )}
      {!is_known_number && <li className="text-marigold">{t('unknownNumber')}</li>}
      {is_look_alike && <li className="text-marigold">{t('lookAlike')}</li>}
    </ul>
  )
}
