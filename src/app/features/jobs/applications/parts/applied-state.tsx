import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../state/session/session.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useOwnApplications } from '../use-own-applications.ts'
import { useWaitingApplications, waitingFor } from '../use-waiting-applications.ts'
import { StateChip } from './state-chip.tsx'

interface Props {
  job_post_id: number
  /** Called before it is seen, and whenever that changes: whether there is anything to show. */
  onKnown?: (isApplied: boolean) => void
}

/** On the page of a job: how one's own application to it stands, if there is one. Known from the phone, too. */
export function AppliedState(props: Props) {
  const owner = useSession(({ account }) => account?.id)
  return owner !== undefined && <OfOwner {...props} />
}

function OfOwner({ job_post_id, onKnown }: Props) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const { answer } = useOwnApplications()
  const waiting = waitingFor(job_post_id, useWaitingApplications())
  const own = answer?.value.find((one) => one.job_post_id === job_post_id && one.state !== 'withdrawn')
  const isApplied = Boolean(own ?? waiting)
  useLayoutEffect(() => {
    onKnown?.(isApplied)
    return () => onKnown?.(false)
  }, [isApplied, onKnown])
  if (own)
    return (
      <div role="status" className="grid gap-2 justify-items-start">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StateChip state={own.state} /> {t('applied.at', { day: format.day(own.applied_at) })}
        </p>
        <ScreenLink to="/jobapplications" className="btn-quiet">
          {t('applied.mine')}
        </ScreenLink>
      </div>
    )
  if (waiting)
    return (
      <div role="status" className="grid gap-2 justify-items-start">
        <p className="text-marigold font-600">
          <Icon name="i-lucide-hourglass" /> {t('applied.waiting')}
        </p>
        <ScreenLink to="/outbox" className="btn-quiet">
          {t('applied.outbox')}
        </ScreenLink>
      </div>
    )
  return null
}
