import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { mayBeLate } from '../deadline-risk.ts'

/** Without network: what becomes of it, and that the deadline may pass first. @param deadline ISO 8601 */
export function DeadlineRisk({ deadline }: { deadline: string }) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const now = useNow()
  return (
    <div role="status" className="rounded-control border border-marigold p-3 grid gap-1">
      <p>
        <Icon name="i-lucide-wifi-off" className="text-marigold" /> {t('offline.willBeSent')}
      </p>
      {now !== undefined && mayBeLate(deadline, now) && (
        <p className="text-danger">
          <Icon name="i-lucide-triangle-alert" /> {t('offline.deadline', { left: format.until(deadline, now), time: format.dateTime(deadline) })}
        </p>
      )}
    </div>
  )
}
