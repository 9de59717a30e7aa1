import { useTranslation } from 'react-i18next'
import type { ModeratedComment } from '#contract/blogs/comments.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** What readers say of a comment. */
export function Reports({ reports }: Pick<ModeratedComment, 'reports'>) {
  const { t } = useTranslation('moderation')
  const format = useFormat()
  if (reports.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="min-h-12 flex items-center gap-2 font-600">
        {t('reports', { count: reports.length })}
        <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2 pb-2">
        {reports.map(({ reason, note, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other name, and never change places.
          <li key={index}>
            {t(`reasons.${reason}`)} · <span className="text-ink-soft">{format.dateTime(at)}</span>
            {note && (
              <q lang={scriptLanguage(note)} dir="auto" className="block whitespace-pre-line wrap-anywhere">
                {note}
              </q>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
