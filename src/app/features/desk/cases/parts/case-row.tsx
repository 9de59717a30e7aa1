import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { CaseRow as Row } from '#contract/desk/cases.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { KIND_ICONS } from '../kind-icons.ts'

interface Props {
  row: Row
  to: `/${string}`
  isOpened: boolean
}

/** One case in the list: two lines, whatever it is about. */
export function CaseRow({ row, to, isOpened }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const format = useFormat()
  const now = useNow()
  const { kind, title, first_words, state, opened_at, decided_at, report_count, held_reason } = row
  const at = decided_at ?? opened_at
  const name = title || t('untitled', { kind: t(`kinds.${kind}`) })
  return (
    <AppLink
      to={to}
      aria-current={isOpened ? 'true' : undefined}
      className="card flex! items-center gap-2 px-3 py-1 min-h-12 leading-snug lg:h-[56px] border border-transparent active:bg-sunken aria-[current]:border-brand"
    >
      <Icon name={KIND_ICONS[kind]} className="shrink-0 text-ink-soft" />
      <span className="sr-only">{t(`kinds.${kind}`)}</span>
      <span className="min-w-0 flex-1 grid">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-600" lang={title ? scriptLanguage(title) : undefined}>
            {name}
          </span>
          {now !== undefined && (
            <time dateTime={at} className="shrink-0 text-sm text-ink-soft">
              {format.age(at, now)}
            </time>
          )}
        </span>
        <span className="flex items-baseline gap-2 text-sm text-ink-soft">
          <span className="min-w-0 flex-1 truncate" lang={first_words ? scriptLanguage(first_words) : undefined}>
            {first_words || (held_reason ? t(`held.${held_reason}`, { defaultValue: t('held.other') }) : '')}
          </span>
          <span className="shrink-0 tabular">
            {state === 'open' ? held_reason && <span className="text-marigold">{t('isHeld')} </span> : `${t(`states.${state}`)} `}
            {report_count > 0 && t('reports', { count: report_count })}
          </span>
        </span>
      </span>
    </AppLink>
  )
}
