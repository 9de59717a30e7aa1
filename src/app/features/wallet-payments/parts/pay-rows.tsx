import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { telOfCode, WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { chosenNumber, nameOfNumber, type PayFacts, takaText } from '../claim-form.ts'
import { CopyRow } from './copy-row.tsx'

interface Props {
  payment: PayFacts & { at_door_paisa?: number }
  /** Name of the chosen number. */
  to: string
  onChoose: (to: string) => void
}

/** As it is typed into a wallet: Latin digits in both languages. */
const dialled = (number: string): string => number.replace(/^\+880(1\d{3})(\d{6})$/, '0$1-$2')

/** Where, how much and with which reference: three rows that can be copied, and the menu of the wallet to dial. */
export function PayRows({ payment, to, onChoose }: Props) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const id = useId()
  const { numbers, to_pay_paisa, at_door_paisa = 0, reference, isToHouse } = payment
  const chosen = chosenNumber({ to }, payment)
  if (!chosen) return <p className="text-danger">{t('pay.noNumbers')}</p>
  const name = WALLET_NAMES[chosen.wallet]
  return (
    <div className="grid gap-3">
      {numbers.length > 1 && (
        <fieldset className="grid grid-cols-1">
          <legend className="font-600">{t('pay.wallet')}</legend>
          {numbers.map((one) => (
            <label key={nameOfNumber(one)} className="flex items-center gap-3 min-h-12">
              <input type="radio" name={id} className="w-6 h-6 shrink-0 accent-brand" checked={one === chosen} onChange={() => onChoose(nameOfNumber(one))} />
              <span>
                {WALLET_NAMES[one.wallet]} · <span dir="ltr">{format.phone(one.number)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ul>
        <CopyRow label={t('pay.number', { wallet: name })} shown={dialled(chosen.number)} copied={chosen.number.replace('+88', '')} />
        <CopyRow label={t('pay.amount')} shown={format.price(to_pay_paisa / 100)} copied={takaText(to_pay_paisa)} />
        <CopyRow label={t('pay.reference')} shown={reference} copied={reference} />
      </ul>
      <p className="text-sm">{t(isToHouse ? `pay.house.hint.${chosen.kind}` : `pay.hint.${chosen.kind}`)}</p>
      {chosen.picture && (
        <figure className="grid gap-1">
          <div className="w-64 max-w-full rounded-control overflow-hidden border border-line">
            <Picture key={chosen.picture} path={chosen.picture} tone={0} sizes="256px" alt={t('pay.qr', { wallet: name })} isSquare />
          </div>
          <figcaption className="text-sm text-ink-soft">{t('pay.qrHint')}</figcaption>
        </figure>
      )}
      {at_door_paisa > 0 && <p className="font-600">{t('pay.atDoor', { price: format.price(at_door_paisa / 100) })}</p>}
      <div>
        <a href={telOfCode(chosen.dial)} className="btn-quiet">
          <Icon name="i-lucide-phone" /> {t('pay.dial', { wallet: name, code: chosen.dial })}
        </a>
        <p className="pt-1 text-sm text-ink-soft">{t('pay.dialHint')}</p>
      </div>
    </div>
  )
}
