import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Span } from '#contract/days/overlaps.ts'
import { useOverlap } from '../state/days/use-overlap.ts'
import { useFormat } from '../ui/formats/use-format.ts'
import { useLanguage } from '../ui/formats/use-language.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { MixedText } from '../ui/text/mixed-text.tsx'

interface Props {
  /** Undefined while no time is chosen. */
  span: Span | undefined
  /** Key of an entry of the day that is the same thing. */
  besides?: string
}

/** Says what a time would clash with before it is bought or asked for, and stands in nobody's way. Its texts are `days`. */
export function OverlapNote({ span, besides }: Props) {
  const { t } = useTranslation('days')
  const format = useFormat()
  const language = useLanguage()
  const warning = useOverlap(span, besides)
  if (!warning) return null
  const { clash, entry } = warning
  const { title } = inLanguage(language, { title: entry.title, second_title: entry.second_title })
  return (
    <p role="status" className="card p-3">
      <Icon name="i-lucide-calendar-clock" className="text-marigold" />{' '}
      <MixedText text={t(`overlap.${clash}`, { title, time: format.range(entry.starts_at, entry.ends_at) })} />{' '}
      <AppLink to="/myday" className="link">
        {t('title')}
      </AppLink>
    </p>
  )
}
