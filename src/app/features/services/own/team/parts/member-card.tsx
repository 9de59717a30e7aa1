import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '#contract/services/team.ts'
import { AskDialog } from '../../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { StatusChip } from '../../../../../ui/controls/status-chip.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { Portrait } from '../../../../../ui/media/portrait.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { removeFromTeam } from '../team-calls.ts'

interface Props {
  member: TeamMember
  isLocked: boolean
  onEdit: () => void
  /** Gets the team as it is then. */
  onRemoved: (team: TeamMember[]) => void
}

/** One of the team: who, what they do, whether they can be asked for, and what is to come. */
export function MemberCard({ member, isLocked, onEdit, onRemoved }: Props) {
  const { t } = useTranslation('team')
  const { member_id, name, role, picture, is_bookable, is_owner, coming } = member
  const chip = is_bookable
    ? ({ icon: 'i-lucide-circle-check', colour: 'text-brand' } as const)
    : ({ icon: 'i-lucide-circle-pause', colour: 'text-ink-soft' } as const)
  return (
    <li className="card p-4 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Portrait path={picture} name={name} variant="small" />
        <div className="min-w-0 grow basis-36">
          <h2 className="text-base wrap-anywhere">
            <MixedText text={name} />
          </h2>
          <p className="text-sm text-ink-soft wrap-anywhere">
            <MixedText text={[is_owner && t('team.you'), role].filter(Boolean).join(' · ')} />
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip variant={chip}>{t(is_bookable ? 'team.bookable' : 'team.notBookable')}</StatusChip>
        {coming > 0 && <span className="text-sm text-ink-soft">{t('list.coming', { count: coming })}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-pencil" disabled={isLocked} aria-label={t('team.editOf', { name })} onClick={onEdit}>
          {t('team.editShort')}
        </Button>
        <AppLink to={`/sellerservices/hours?member=${member_id}`} className="btn-quiet" aria-label={t('team.hoursOf', { name })}>
          <Icon name="i-lucide-clock" />
          {t('titles.hours')}
        </AppLink>
        {!is_owner && <Removing member={member} isLocked={isLocked} onRemoved={onRemoved} />}
      </div>
    </li>
  )
}

/** Who has bookings to come cannot be removed: they are moved or cancelled first. */
function Removing({ member: { member_id, name, coming }, isLocked, onRemoved }: Omit<Props, 'onEdit'>) {
  const { t } = useTranslation('team')
  const [isAsking, setAsking] = useState(false)
  const remove = async () => onRemoved(await removeFromTeam(member_id))
  return (
    <>
      <Button icon="i-lucide-trash" disabled={isLocked || coming > 0} aria-label={t('team.removeOf', { name })} onClick={() => setAsking(true)}>
        {t('team.removeShort')}
      </Button>
      {coming > 0 && <p className="w-full text-sm text-ink-soft">{t('team.hasBookings')}</p>}
      {isAsking && (
        <AskDialog title={t('team.removeTitle')} yes={t('team.removeShort')} no={t('team.keep')} onYes={remove} onClose={() => setAsking(false)}>
          <MixedText text={t('team.removeText', { name })} />
        </AskDialog>
      )}
    </>
  )
}
