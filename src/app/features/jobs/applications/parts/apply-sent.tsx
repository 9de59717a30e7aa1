import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { StateChip } from './state-chip.tsx'

/** The service has it. */
export function ApplySent({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applying')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        <Icon name="i-lucide-circle-check" className="text-brand" /> {t('sent.title')}
      </h3>
      <p>
        <StateChip state={application.state} />
      </p>
      <p>{t('sent.text')}</p>
      <ScreenLink to="/jobapplications" className="btn-primary">
        {t('applied.mine')}
      </ScreenLink>
    </div>
  )
}
