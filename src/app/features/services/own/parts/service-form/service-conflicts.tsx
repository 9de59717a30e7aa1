import { useTranslation } from 'react-i18next'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { placeName } from '#contract/places.ts'
import { EditConflicts } from '../../../../../ui/form/edit-conflicts.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { useCachedAnswer } from '../../../../../wire/use-cached-answer.ts'
import type { ServicePart } from '../../service-changes.ts'
import { listIn, type ServiceTexts } from '../../service-values.ts'
import { loadTeam } from '../../team/team-calls.ts'
import { useCategoryNames } from '../../use-service-categories.ts'
import type { ServiceEditing } from '../../use-service-editing.ts'

/** What was changed in a service here and elsewhere meanwhile. */
export function ServiceConflicts({ editing: { conflicts, taken, decide, service, base } }: { editing: ServiceEditing }) {
  const { t } = useTranslation('team')
  const words = usePartWords()
  const mine = service.texts()
  const renderPart = (part: ServicePart, whose: 'mine' | 'theirs') => (
    <p>
      <MixedText text={words(part, whose === 'mine' ? mine : base.texts).trim() || '–'} />
    </p>
  )
  return <EditConflicts conflicts={conflicts} taken={taken} decide={decide} labelOf={(part) => t(`form.${part}`)} renderPart={renderPart} />
}

type PartWords = (texts: ServiceTexts) => readonly (string | false)[]

/** Gives a part of a service in words. */
function usePartWords(): (part: ServicePart, texts: ServiceTexts) => string {
  const { t } = useTranslation('team')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const categoryOf = useCategoryNames()
  const team = useCachedAnswer(loadTeam, 'team').answer?.value ?? []
  const named = (texts: ServiceTexts, names: readonly (keyof ServiceTexts)[]) =>
    names.map((name) => `${t(`form.${name as 'title'}`)}: ${format.digits(texts[name])}`)
  const membersOf = ({ members }: ServiceTexts) =>
    listIn(members).map((id) => team.find(({ member_id }) => String(member_id) === id)?.name ?? format.digits(id))
  const placeOf: PartWords = (texts) => {
    const { place, districts } = texts
    const told = {
      'at-customer': [format.list(listIn(districts).map((name) => placeName(name, isBangla))) || t('form.everywhere')],
      'at-provider': [texts.at_line, texts.at_area, placeName(texts.at_district, isBangla), texts.directions],
      online: [texts.link],
    }
    return [t(`places.${place as 'online'}`), ...told[place as 'online']]
  }
  const special: Partial<Record<ServicePart, PartWords>> = {
    category: (texts) => [categoryOf(texts)],
    members: (texts) => [format.list(membersOf(texts))],
    where: placeOf,
    cost: (texts) => {
      const { pricing } = texts
      const shown = { fixed: ['price', 'seats'], hourly: ['price', 'hours_least', 'hours_most'], quote: [] } as const
      return [t(`form.pricings.${pricing as 'fixed'}`), ...named(texts, shown[pricing as 'fixed'])]
    },
    times: (texts) => named(texts, ['duration', 'step', 'pause_before', 'pause_after', 'notice_hours', 'horizon_days']),
    terms: (texts) => [
      t(`form.confirmings.${texts.confirms as 'ask'}`),
      t(`form.payments.${texts.payment as 'after'}`),
      t('form.cancelUntil', { hours: format.digits(texts.cancel_hours) }),
    ],
    description: ({ description }) => [textOfHtml(description)],
    other_language: ({ second_title, second_description }) => [second_title, textOfHtml(second_description)],
  }
  return (part, texts) => special[part]?.(texts).filter(Boolean).join('\n') ?? format.digits(texts[part as 'title'])
}
