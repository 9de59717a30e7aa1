import { useTranslation } from 'react-i18next'
import type { ModeratedComment } from '#contract/threads/comments.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ReportRows } from '../../../../ui/lists/report-rows.tsx'

/** What readers say of a comment. */
export function Reports({ reports }: Pick<ModeratedComment, 'reports'>) {
  const { t } = useTranslation('moderation')
  if (reports.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="min-h-12 flex items-center gap-2 font-600">
        {t('reports', { count: reports.length })}
        <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
      </summary>
      <ReportRows reports={reports} wordOf={(reason) => t(`reasons.${reason}`)} className="pb-2" />
    </details>
  )
}
