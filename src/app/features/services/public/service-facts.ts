import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import type { ServiceCard, ServiceDetail } from '#contract/services/services.ts'

/** District of the provider in the reader's language; empty where it names none. */
export const districtOf = ({ district, district_bn }: Pick<ServiceCard, 'district' | 'district_bn'>, language: Language): string =>
  (language === 'bn' ? (district_bn ?? district) : district) ?? ''

/** For how much: of one time, of an hour, or to be named. */
export function priceText({ pricing, price }: Pick<ServiceCard, 'pricing' | 'price'>, t: TFunction<'services'>, format: Formatter): string {
  if (pricing === 'quote') return t('price.quote')
  return pricing === 'hourly' ? t('price.hourly', { price: format.price(price) }) : format.price(price)
}

/** Where it is done, in a few words: the provider's own district stands for several. */
export function whereText(card: Pick<ServiceCard, 'place' | 'reaches' | 'district' | 'district_bn'>, t: TFunction<'services'>, language: Language): string {
  const own = districtOf(card, language)
  if (card.place === 'online') return t('places.online')
  if (card.place === 'at-provider') return own || t('places.at-provider')
  const { reaches } = card
  if (reaches === null) return t('where.everywhere')
  const isOwn = own !== '' && card.district !== null && reaches.includes(card.district)
  if (!isOwn) return t('where.districts', { count: reaches.length })
  return reaches.length === 1 ? own : t('where.andMore', { place: own, count: reaches.length - 1 })
}

/** How long something takes: `1 hour 30 minutes`. @param minutes more than 0 */
export function lengthText(minutes: number, t: TFunction<'services'>): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && t('length.hours', { count: hours }), rest > 0 && t('length.minutes', { count: rest })].filter(Boolean).join(' ')
}

/** Hours, or whole days where they are some. */
export const hoursText = (hours: number, t: TFunction<'services'>): string =>
  hours >= 48 && hours % 24 === 0 ? t('length.days', { count: hours / 24 }) : t('length.hours', { count: hours })

/** Why no time of a service can be asked for; undefined: one can. */
export function whyNotBookable({ taken_off_reason, is_bookable }: Pick<ServiceDetail, 'taken_off_reason' | 'is_bookable'>) {
  if (taken_off_reason !== null) return 'takenOff'
  return is_bookable ? undefined : 'notBookable'
}
export type WhyNotBookable = NonNullable<ReturnType<typeof whyNotBookable>>

/** The way to its times says what is asked for there. */
export const actionKey = ({ pricing }: Pick<ServiceCard, 'pricing'>): 'action.quote' | 'action.time' => (pricing === 'quote' ? 'action.quote' : 'action.time')
