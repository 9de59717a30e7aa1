import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { Meeting } from '../message-entry.ts'

/** An invitation to an interview in its message: when, where, and the way to one's own day. */
export function Invitation({ meeting: { at, where } }: { meeting: Meeting }) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const now = useNow()
  const isPast = now !== undefined && Date.parse(at) < now
  return (
    <div className="grid gap-1 rounded-control border border-line p-2">
      <p className="font-600">
        <Icon name="i-lucide-calendar-clock" className="text-brand" /> {t('interview.title')}
      </p>
      <p className="tabular">
        {format.dateTime(at)}
        {isPast && <span className="block text-sm text-ink-soft">{t('interview.past')}</span>}
      </p>
      {where && (
        <p className="wrap-anywhere">
          <Icon name="i-lucide-map-pin" /> <MixedText text={where} />
        </p>
      )}
      <AppLink to="/myday" className="link">
        {t('shell:titles.myday')}
      </AppLink>
    </div>
  )
}
