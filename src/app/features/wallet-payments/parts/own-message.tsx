import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_LONGEST } from '#contract/wallet-payments/message-words.ts'
import { readWalletMessage } from '#contract/wallet-payments/read-wallet-message.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { Fold } from '../../../ui/controls/fold.tsx'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'

/** A seller's own SMS beside what the buyer says: compared on this phone, without network, and never sent. */
export function OwnMessage({ of }: { of: WalletClaim }) {
  const { t } = useTranslation('wallets')
  const [text, setText] = useState('')
  return (
    <Fold title={t('own.title')}>
      <PlainField label={t('own.label')} hint={t('own.hint')} value={text} onChange={setText} longest={MESSAGE_LONGEST} rows={3} />
      <p role="status" className="empty:hidden">
        <Compared of={of} text={text} />
      </p>
    </Fold>
  )
}

function Compared({ of, text }: { of: WalletClaim; text: string }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  if (text.trim() === '') return null
  const { trxids, amount_paisa } = readWalletMessage(text)
  const [first] = trxids
  if (first === undefined) return <span className="text-marigold">{t('own.nothing')}</span>
  if (!trxids.includes(of.trxid)) return <span className="text-danger">{t('own.differs', { trxid: first })}</span>
  if (amount_paisa !== null && amount_paisa !== of.asked_paisa)
    return <span className="text-marigold">{t('own.amountDiffers', { price: format.price(amount_paisa / 100) })}</span>
  return <span className="text-brand">{t('own.fits', { trxid: of.trxid, price: format.price((amount_paisa ?? of.asked_paisa) / 100) })}</span>
}
