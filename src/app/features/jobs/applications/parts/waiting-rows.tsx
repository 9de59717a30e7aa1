import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { readApplicationAbout } from '../application-about.ts'
import { mayBeLate } from '../deadline-risk.ts'
import { applicationsInOutbox } from '../outbox-words.tsx'
import { useWaitingApplications } from '../use-waiting-applications.ts'

/** What has not been sent yet lies on this phone. Nothing when nothing waits. */
export function WaitingRows() {
  const waiting = useWaitingApplications()
  if (waiting.length === 0) return null
  return (
    <ul className="grid gap-2">
      {waiting.map((entry) => (
        <WaitingRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function WaitingRow({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const now = useNow()
  const about = readApplicationAbout(entry.about)
  const needsYou = entry.state === 'needs-you'
  const title = about?.terms.title ?? t('outbox.unknown')
  return (
    <li>
      <AppLink to="/outbox" className={`card flex! items-start gap-3 p-3 active:bg-sunken ${needsYou ? 'border-danger' : 'border-marigold'}`}>
        <Icon name={needsYou ? 'i-lucide-triangle-alert' : 'i-lucide-hourglass'} className={`mt-1 ${needsYou ? 'text-danger' : 'text-marigold'}`} />
        <span className="min-w-0 flex-1">
          <b className="block wrap-anywhere" lang={scriptLanguage(title)}>
            {title}
          </b>
          {about && (
            <span className="block text-sm" lang={scriptLanguage(about.terms.company)}>
              {about.terms.company}
            </span>
          )}
          <span className={`block text-sm font-600 ${needsYou ? 'text-danger' : 'text-marigold'}`}>
            {applicationsInOutbox.state(entry, { t: t as never, format }) ?? t(`outbox:state.${entry.state}`)}
          </span>
          {about && now !== undefined && mayBeLate(about.deadline, now) && (
            <span className="block text-sm text-danger">{t('outbox.deadline', { time: format.dateTime(about.deadline) })}</span>
          )}
        </span>
        <Icon name="i-lucide-chevron-right" className="mt-1 text-ink-soft" />
      </AppLink>
    </li>
  )
}
