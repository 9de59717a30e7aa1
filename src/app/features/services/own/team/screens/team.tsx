import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEAM_LIMITS, type TeamMember } from '#contract/services/team.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { AgeNote } from '../../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../../wire/use-cached-answer.ts'
import { MemberCard } from '../parts/member-card.tsx'
import { TeamMemberForm } from '../parts/member-form.tsx'
import { loadTeam } from '../team-calls.ts'

/** Who does what a seller offers: the seller first. */
export function Team() {
  const { t } = useTranslation('team')
  const { answer, problem, reload, put } = useCachedAnswer(loadTeam, 'team')
  const team = answer?.value
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t('titles.team')}</h1>
        <p className="text-ink-soft">{t('team.hint')}</p>
        <p className="min-h-6">{answer && <AgeNote answer={answer} />}</p>
      </div>
      <NeedsInternet text={t('offline')} />
      {!team && (problem ? <ScreenProblem problem={problem} title={t('team.failed')} retry={reload} /> : <RowsWaiting />)}
      {team && <Members team={team} put={put} />}
    </div>
  )
}

function Members({ team, put }: { team: readonly TeamMember[]; put: (team: TeamMember[]) => void }) {
  const { t } = useTranslation('team')
  const isOffline = useIsOffline()
  const [editing, setEditing] = useState<number | 'new'>()
  const done = (said: 'saved' | 'team.removed') => (now: TeamMember[]) => {
    setEditing(undefined)
    put(now)
    showNotice(t(said))
  }
  const close = () => setEditing(undefined)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {team.map((member) =>
          member.member_id === editing ? (
            <li key={member.member_id}>
              <TeamMemberForm member={member} onDone={done('saved')} onClose={close} />
            </li>
          ) : (
            <MemberCard
              key={member.member_id}
              member={member}
              isLocked={isOffline}
              onEdit={() => setEditing(member.member_id)}
              onRemoved={done('team.removed')}
            />
          ),
        )}
      </ul>
      {editing === 'new' && <TeamMemberForm member={undefined} onDone={done('saved')} onClose={close} />}
      {editing === undefined && team.length < TEAM_LIMITS.most && (
        <Button variant="primary" icon="i-lucide-plus" className="justify-self-start" onClick={() => setEditing('new')}>
          {t('team.add')}
        </Button>
      )}
      {team.length >= TEAM_LIMITS.most && <p className="text-ink-soft">{t('team.full', { count: TEAM_LIMITS.most })}</p>}
    </>
  )
}
