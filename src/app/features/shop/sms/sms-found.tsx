import { useTranslation } from 'react-i18next'
import { areaOf } from '#contract/addresses/areas.ts'
import { placeName } from '#contract/places.ts'
import { SMS_MARK } from '#contract/shop/sms/sms-code.ts'
import { placeOfCode } from '#contract/shop/sms/sms-places.ts'
import { readSms } from '#contract/shop/sms/sms-text.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

/** What was found in a pasted SMS; or why it is no order. */
export function SmsFound({ pasted }: { pasted: string }) {
  const { t } = useTranslation('sms-orders')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  if (pasted.trim() === '') return null
  const { found } = readSms(pasted)
  const place = found.kind === 'found' ? placeOfCode(found.code.place) : undefined
  if (found.kind !== 'found' || !place)
    return (
      <p role="status" className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t(found.kind === 'none' ? 'found.none' : 'found.changed', { mark: SMS_MARK })}
      </p>
    )
  const { lines, total } = found.code
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const area = areaOf(place.district, place.area)
  const where = [isBangla ? area?.name_bn : place.area, placeName(place.district, isBangla)].filter(Boolean)
  return (
    <p role="status" className="rounded-control bg-sunken px-3 py-2">
      <Icon name="i-lucide-circle-check" className="text-brand" /> {t('found.order', { count: pieces, price: format.price(total) })}
      <span className="block text-sm text-ink-soft">{t('found.place', { place: where.join(', ') })}</span>
    </p>
  )
}
