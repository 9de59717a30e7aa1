import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type OutboxEntry, useOutbox } from '../../../../state/outbox/outbox.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { readApplicationAbout } from '../application-about.ts'
import { DeadlineRisk } from './deadline-risk.tsx'

/** It lies on this phone: what that means, and what it does not. */
export function ApplyQueued({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('applying')
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useOutbox(({ entries }) => entries.find(({ id }) => id === entry.id)) ?? entry
  const about = readApplicationAbout(entry.about)
  const isSent = latest.state === 'sent'
  const words = () => {
    if (isSent) return 'sent'
    if (latest.state === 'login') return 'login'
    if (latest.state === 'sending') return 'sending'
    if (latest.state === 'needs-you') return 'needsYou'
    return latest.may_have_arrived ? 'maybe' : 'waiting'
  }
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          <Icon name={isSent ? 'i-lucide-circle-check' : 'i-lucide-hourglass'} className={isSent ? 'text-brand' : 'text-marigold'} />{' '}
          {t(`queued.${words()}.title`)}
        </h3>
        <p>{t(`queued.${words()}.text`)}</p>
      </div>
      {about?.cv_name && (
        <p className="text-sm wrap-anywhere">
          <Icon name="i-lucide-file-text" className="text-ink-soft" /> <MixedText text={t('summary.cv', { name: about.cv_name })} />
        </p>
      )}
      {latest.state === 'waiting' && about && <DeadlineRisk deadline={about.deadline} />}
      <ScreenLink to={isSent ? '/jobapplications' : '/outbox'} className="btn-primary">
        {t(isSent ? 'applied.mine' : 'applied.outbox')}
      </ScreenLink>
    </div>
  )
}
