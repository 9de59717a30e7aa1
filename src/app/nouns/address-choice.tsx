import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_LIMITS } from '#contract/addresses/address-fields.ts'
import type { Address } from '#contract/addresses/addresses.ts'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'

/** How addresses are shown and written: of another folder, which the route hands in. */
export interface AddressParts {
  lines: (address: Address) => ReactNode
  form: (its: { address: Address | undefined; onDone: (book: Address[]) => void; onClose: () => void }) => ReactNode
}

/** An address book as it was read. */
interface Book {
  answer: { value: Address[] } | undefined
  problem: unknown
  reload: () => void
  put: (book: Address[]) => void
}

const WORDS = ['add', 'change', 'choose', 'failed', 'gone', 'none', 'other', 'use'] as const
/** What each of them says. */
export type AddressTexts = (word: (typeof WORDS)[number]) => string

interface Props {
  addresses: Book
  /** Undefined: there is none, or the chosen one is in the book no more. */
  address: Address | undefined
  onChoose: (id: number) => void
  parts: AddressParts
  textOf: AddressTexts
}

type Open = 'no' | 'choosing' | 'adding' | 'changing'

/** One address of the book, or another by one tap; one is added or changed where its reader stands. */
export function AddressChoice({ addresses: { answer, problem, reload, put }, address, onChoose, parts, textOf }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open>('no')
  const kept = useKeptFocus()
  const close = () => setOpen('no')
  if (!answer && !problem) return <p role="status">{t('common:loading')}</p>
  if (!answer)
    return (
      <div role="alert" className="grid gap-2 justify-items-start">
        <p className="text-danger">
          <Icon name="i-lucide-circle-alert" /> {textOf('failed')}
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
    if (added) onChoose(added.id)
    close()
  }
  const isForm = open === 'adding' || open === 'changing'
  return (
    <div {...kept} className="grid gap-3">
      {book.length === 0 && <p>{textOf('none')}</p>}
      {book.length > 0 && !address && !isForm && (
        <p role="status" className="text-marigold">
          <Icon name="i-lucide-circle-alert" /> {textOf('gone')}
        </p>
      )}
      {isForm && parts.form({ address: open === 'changing' ? address : undefined, onDone: done, onClose: close })}
      {!isForm && (open === 'choosing' || (!address && book.length > 0)) && (
        <Choices book={book} chosen={address} parts={parts} legend={textOf('choose')} onChoose={onChoose} />
      )}
      {open === 'no' && address && parts.lines(address)}
      {!isForm && <Ways book={book} address={address} textOf={textOf} open={open} setOpen={setOpen} />}
    </div>
  )
}

interface WaysProps {
  book: Address[]
  address: Address | undefined
  textOf: AddressTexts
  open: Open
  setOpen: (open: Open) => void
}

/** What can be done about the address. */
function Ways({ book, address, textOf, open, setOpen }: WaysProps) {
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
          {textOf(isChoosing ? 'use' : 'other')}
        </Button>
      )}
      {address && (
        <Button icon="i-lucide-pencil" data-keeps-focus="" onClick={() => setOpen('changing')}>
          {textOf('change')}
        </Button>
      )}
      {book.length < ADDRESS_LIMITS.most && (
        <Button icon="i-lucide-plus" variant={book.length === 0 ? 'primary' : 'quiet'} data-keeps-focus="" onClick={() => setOpen('adding')}>
          {textOf('add')}
        </Button>
      )}
    </div>
  )
}

interface ChoicesProps {
  book: Address[]
  chosen: Address | undefined
  parts: AddressParts
  legend: string
  onChoose: (id: number) => void
}

/** All of the book; it stays open while its reader goes through it by the arrow keys. */
function Choices({ book, chosen, parts, legend, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="font-600 pb-1">{legend}</legend>
      {book.map((one) => (
        <label key={one.id} className="flex gap-3 items-start border border-line rounded-control p-3">
          <input type="radio" name={name} className="w-6 h-6 shrink-0 accent-brand" checked={one.id === chosen?.id} onChange={() => onChoose(one.id)} />
          {parts.lines(one)}
        </label>
      ))}
    </fieldset>
  )
}
