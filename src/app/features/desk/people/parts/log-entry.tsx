import { useTranslation } from 'react-i18next'
import type { LogRow } from '#contract/desk/people.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { personPath } from '../person-path.ts'

/** What happened, in a sentence; who did it, when, and why. @param isOfPerson it stands on the page of the person whom it is about */
export function LogEntry({ row, isOfPerson = false }: { row: LogRow; isOfPerson?: boolean }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  const { kind, at, by, username, staff, reason } = row
  const who = by === 'staff' ? (staff ?? t('by.terminal')) : t(`by.${by}`)
  return (
    <div className="min-h-13 px-4 py-1 grid content-center">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-600">{t(`kinds.${kind}`)}</span>
        {!isOfPerson && username !== null && (
          <AppLink to={personPath(username)} className="link wrap-anywhere">
            <MixedText text={username} />
          </AppLink>
        )}
        <span className="text-sm text-ink-soft">
          <MixedText text={t('whoWhen', { who, when: format.dateTime(at) })} />
        </span>
      </p>
      {reason && (
        <p className="text-sm wrap-anywhere">
          <MixedText text={reason} />
        </p>
      )}
    </div>
  )
}
