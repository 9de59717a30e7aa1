import { useTranslation } from 'react-i18next'
import type { HeldLine } from '../../../state/basket/basket.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type LineNews, newsOf } from '../line-news.ts'

interface Props {
  line: HeldLine
  /** Until the end of which day its shop is closed. */
  closedUntil: string | null | undefined
  /** It is in an order that waits on this phone. */
  isWaiting: boolean
}

/** What there is to know of a line besides its price: what changed since it was put in, in words. */
export function LineFacts({ line, closedUntil, isWaiting }: Props) {
  const { t } = useTranslation('basket')
  const format = useFormat()
  const textOf = (news: LineNews): string => {
    if (news.kind === 'price') return t(news.now > news.was ? 'news.dearer' : 'news.cheaper', { was: format.price(news.was), now: format.price(news.now) })
    if (news.kind === 'fewer') return t('news.fewer', { count: news.left })
    if (news.kind === 'closed' && closedUntil) return t('news.closedUntil', { day: format.dayShort(closedUntil) })
    return t(`news.${news.kind}`)
  }
  return (
    <>
      {newsOf(line).map((news) => (
        <p key={news.kind} className={`text-sm ${news.kind === 'price' && news.now < news.was ? 'text-brand' : 'text-marigold'}`}>
          <Icon name="i-lucide-info" /> {textOf(news)}
        </p>
      ))}
      {isWaiting && (
        <p className="text-sm text-marigold">
          <Icon name="i-lucide-hourglass" /> {t('waiting')}
        </p>
      )}
      {line.is_from_elsewhere && (
        <p className="text-sm text-ink-soft">
          <Icon name="i-lucide-monitor-smartphone" /> {t('fromElsewhere')}
        </p>
      )}
      {line.is_only_here && line.gone !== 'removed' && (
        <p className="text-sm text-ink-soft">
          <Icon name="i-lucide-smartphone" /> {t('onlyHere')}
        </p>
      )}
    </>
  )
}
