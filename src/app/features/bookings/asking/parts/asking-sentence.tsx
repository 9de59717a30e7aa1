import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useServiceTitle } from '../../use-service-title.ts'
import { useWhen } from '../../use-when.ts'
import { type AskingAbout, endOf } from '../asking-about.ts'

/** What is asked for, in one sentence. */
export function AskingSentence({ about, className = '' }: { about: AskingAbout; className?: string }) {
  return (
    <p className={className}>
      <MixedText text={useAskingSentence()(about)} />
    </p>
  )
}

/** Writes what is asked for: whom, what, when, with whom, how much. */
export function useAskingSentence(): (about: AskingAbout) => string {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  const titleOf = useServiceTitle()
  return (about) => {
    const { pricing, starts_at, hours, seats, member_name, price, provider, is_instant } = about
    const choice = [
      starts_at && when(starts_at, pricing === 'quote' ? null : endOf(about)),
      member_name && t('asking.with', { name: member_name }),
      pricing === 'hourly' && t('hours', { count: hours }),
      pricing !== 'hourly' && seats > 1 && t('seats', { count: seats }),
      pricing !== 'quote' && format.price(price),
    ].filter((part): part is string => Boolean(part))
    const key = (pricing === 'quote' && 'quote') || (is_instant ? 'book' : 'ask')
    const words = { name: provider, title: titleOf(about), choice: choice.join(', ') }
    return choice.length > 0 ? t(`asking.sentence.${key}`, words) : t('asking.sentence.bare', words)
  }
}
