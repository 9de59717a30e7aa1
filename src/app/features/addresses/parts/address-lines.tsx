import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses/addresses.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { placeName } from '#contract/places.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'

interface Props {
  address: Address
  /** What can be done with it. */
  children?: ReactNode
}

/** An address as people read it: who, where, and how they are reached. */
export function AddressLines({ address: { full_name, phone_number, line, landmark, area, area_bn, district }, children }: Props) {
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  return (
    <address className="not-italic grid grid-cols-1 gap-1">
      <b lang={scriptLanguage(full_name)} className="font-600 break-words">
        {full_name}
      </b>
      <span className="tabular">{format.phone(phone_number)}</span>
      <span lang={scriptLanguage(line)} className="break-words whitespace-pre-line">
        {line}
      </span>
      {landmark && (
        <span lang={scriptLanguage(landmark)} className="text-sm text-ink-soft break-words">
          {landmark}
        </span>
      )}
      <span>
        {isBangla ? area_bn : area}, {placeName(district, isBangla)}
      </span>
      {children && <span className="flex flex-wrap gap-2 pt-1">{children}</span>}
    </address>
  )
}
