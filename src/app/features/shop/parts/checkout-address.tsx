import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_LIMITS } from '#contract/addresses/address-fields.ts'
import type { Address } from '#contract/addresses/addresses.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { Checkout } from '../use-checkout.ts'

/** The address book of another folder, which the route hands in. */
export interface AddressParts {
  lines: (address: Address) => ReactNode
  form: (its: { address: Address | undefined; onDone: (book: Address[]) => void; onClose: () => void }) => ReactNode
}

interface Props {
  checkout: Checkout
  parts: AddressParts
  isSignedIn: boolean
  logIn: ReactNode
}

/** Where it goes: the first address of the book, or another by one tap; one is added or changed where its reader stands. */
export function CheckoutAddress({ checkout, parts, isSignedIn, logIn }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="checkout-address" className="card p-4 grid gap-3">
      <h2 id="checkout-address" className="text-lg">
        {t('address.title')}
      </h2>
      {isSignedIn ? (
        <Book checkout={checkout} parts={parts} />
      ) : (
        <>
          <p>{t('visitorBefore')}</p>
          <div>{logIn}</div>
        </>
      )}
    </section>
  )
}

type Open = 'no' | 'choosing' | 'adding' | 'changing'

function Book({ checkout: { addresses, address, choosing }, parts }: Pick<Props, 'checkout' | 'parts'>) {
  const { t } = useTranslation('checkout')
  const { answer, problem, reload, put } = addresses
  const [open, setOpen] = useState<Open>('no')
  const kept = useKeptFocus()
  const close = () => setOpen('no')
  if (!answer && !problem) return <p role="status">{t('common:loading')}</p>
  if (!answer)
    return (
      <div role="alert" className="grid gap-2 justify-items-start">
        <p className="text-danger">
          <Icon name="i-lucide-circle-alert" /> {t('address.failed')}
        </p>
        <Button icon="i-lucide-rotate-cw" onClick={reload}>
          {t('common:retry')}
        </Button>
      </div>
    )
  const book = answer.value
  const done = (now: Address[]) => {
    put(now)
    const added = now.find(({ id }) => !book.some((one) => one.id === id))
    if (added) choosing.chooseAddress(added.id)
    close()
  }
  const isForm = open === 'adding' || open === 'changing'
  return (
    <div {...kept} className="grid gap-3">
      {book.length === 0 && <p>{t('address.none')}</p>}
      {book.length > 0 && !address && !isForm && (
        <p role="status" className="text-marigold">
          <Icon name="i-lucide-circle-alert" /> {t('address.gone')}
        </p>
      )}
      {isForm && parts.form({ address: open === 'changing' ? address : undefined, onDone: done, onClose: close })}
      {!isForm && (open === 'choosing' || (!address && book.length > 0)) && (
        <Choices book={book} chosen={address} parts={parts} onChoose={choosing.chooseAddress} />
      )}
      {open === 'no' && address && parts.lines(address)}
      {!isForm && <Ways book={book} address={address} open={open} setOpen={setOpen} />}
    </div>
  )
}

interface WaysProps {
  book: Address[]
  address: Address | undefined
  open: Open
  setOpen: (open: Open) => void
}

/** What can be done about the address. */
function Ways({ book, address, open, setOpen }: WaysProps) {
  const { t } = useTranslation('checkout')
  const isChoosing = open === 'choosing'
  return (
    <div className="flex flex-wrap gap-2">
      {book.length > 1 && address && (
        <Button
          icon={isChoosing ? 'i-lucide-check' : 'i-lucide-map-pin'}
          aria-expanded={isChoosing}
          data-keeps-focus=""
          onClick={() => setOpen(isChoosing ? 'no' : 'choosing')}
        >
          {t(isChoosing ? 'address.use' : 'address.other')}
        </Button>
      )}
      {address && (
        <Button icon="i-lucide-pencil" data-keeps-focus="" onClick={() => setOpen('changing')}>
          {t('address.change')}
        </Button>
      )}
      {book.length < ADDRESS_LIMITS.most && (
        <Button icon="i-lucide-plus" variant={book.length === 0 ? 'primary' : 'quiet'} data-keeps-focus="" onClick={() => setOpen('adding')}>
          {t('address.add')}
        </Button>
      )}
    </div>
  )
}

interface ChoicesProps {
  book: Address[]
  chosen: Address | undefined
  parts: AddressParts
  onChoose: (id: number) => void
}

/** All of the book; it stays open while its reader goes through it by the arrow keys. */
function Choices({ book, chosen, parts, onChoose }: ChoicesProps) {
  const { t } = useTranslation('checkout')
  return (
    <fieldset className="grid gap-2">
      <legend className="font-600 pb-1">{t('address.choose')}</legend>
      {book.map((one) => (
        <label key={one.id} className="flex gap-3 items-start border border-line rounded-control p-3">
          <input
            type="radio"
            name="checkout-address"
            className="w-6 h-6 shrink-0 accent-brand"
            checked={one.id === chosen?.id}
            onChange={() => onChoose(one.id)}
          />
          {parts.lines(one)}
        </label>
      ))}
    </fieldset>
  )
}
