import { scriptLanguage } from '#contract/core/text.ts'
import { placeName } from '#contract/places.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'

/** Where a parcel goes, as people read it: who, where, and how they are reached. */
export function ParcelAddress({ address: { full_name, phone_number, line, landmark, area, district } }: Pick<ShopOrder, 'address'>) {
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  return (
    <address className="not-italic grid grid-cols-1 gap-1">
      <b lang={scriptLanguage(full_name)} className="font-600 break-words">
        {full_name}
      </b>
      <span lang={scriptLanguage(line)} className="break-words whitespace-pre-line">
        {line}
      </span>
      {landmark && (
        <span lang={scriptLanguage(landmark)} className="text-sm text-ink-soft break-words">
          {landmark}
        </span>
      )}
      <span>
        <span lang={scriptLanguage(area)}>{area}</span>, {placeName(district, isBangla)}
      </span>
      <a className="target link justify-start! max-w-full" href={`tel:${phone_number}`}>
        <span className="tabular">{format.phone(phone_number)}</span>
      </a>
    </address>
  )
}
