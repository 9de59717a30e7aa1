import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { AgeNote } from '../../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../../ui/navigation/screen-problem.tsx'
import { useAskList } from '../../../../../ui/navigation/use-ask-list.ts'
import { useCachedAnswer } from '../../../../../wire/use-cached-answer.ts'
import { loadTeam } from '../../team/team-calls.ts'
import { loadHours } from '../hours-calls.ts'
import { calendarOf, ownCalendars } from '../hours-changes.ts'
import { CalendarHours } from '../parts/calendar-hours.tsx'
import { SharedAgain, SharedHours } from '../parts/member-hours.tsx'
import { OutsideBookings } from '../parts/outside-bookings.tsx'
import { useArrivedHours } from '../use-arrived-hours.ts'

/** When the team works: for all, or for one member. @param member id of a member, as the address says it */
export function HoursScreen({ member }: { member: unknown }) {
  const { t } = useTranslation('team')
  const { answer, problem, reload, put } = useCachedAnswer(loadHours, 'team hours')
  useArrivedHours(put)
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t('titles.hours')}</h1>
        <p className="min-h-6">{answer && <AgeNote answer={answer} />}</p>
      </div>
      <NeedsInternet text={t('hours.offline')} />
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('hours.failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <Shown hours={answer.value} member={member} put={put} />}
    </div>
  )
}

function Shown({ hours, member, put }: { hours: TeamHours; member: unknown; put: (hours: TeamHours) => void }) {
  const { t } = useTranslation('team')
  const ask = useAskList('/sellerservices/hours')
  const { answer, problem } = useCachedAnswer(loadTeam, 'team')
  const team = answer?.value ?? []
  const own = ownCalendars(hours)
  const known = team.find(({ member_id }) => String(member_id) === String(member))?.member_id ?? null
  const calendar = calendarOf(hours, known)
  const nameOf = (member_id: number | null) => team.find((one) => one.member_id === member_id)?.name ?? ''
  const others = known === null ? own.map((id) => calendarOf(hours, id)) : []
  const outside = known === null ? hours.outside.filter(({ member_id }) => !own.includes(member_id)) : hours.outside.filter((one) => one.member_id === known)
  const props = { calendar, name: nameOf(known), put }
  // Until it is known who that is, the hours of all would be taken for theirs.
  if (member !== undefined && !answer && !problem) return <RowsWaiting />
  return (
    <>
      <OutsideBookings outside={hours.outside} nameOf={(id) => (team.length > 1 ? nameOf(id) : '')} />
      {team.length > 1 && <WhoseHours team={team} own={own} chosen={known} onChoose={(id) => ask(id === null ? {} : { member: String(id) })} />}
      {calendar.isOwn ? (
        <CalendarHours key={known ?? 'all'} calendar={calendar} others={others} outside={outside} nameOf={nameOf} put={put} />
      ) : (
        <SharedHours {...props} />
      )}
      {known !== null && calendar.isOwn && <SharedAgain {...props} />}
      {known === null && own.length > 0 && <p className="text-sm text-ink-soft">{t('hours.someOwn', { count: own.length })}</p>}
    </>
  )
}

interface WhoseProps {
  team: readonly { member_id: number; name: string }[]
  own: readonly number[]
  chosen: number | null
  onChoose: (member_id: number | null) => void
}

/** Whose hours are looked at; it stands in the address. */
function WhoseHours({ team, own, chosen, onChoose }: WhoseProps) {
  const { t } = useTranslation('team')
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {t('hours.whose')}
      </label>
      <select
        id={id}
        className="field"
        value={chosen === null ? '' : String(chosen)}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('hours.everyone')}</option>
        {team.map(({ member_id, name }) => (
          <option key={member_id} value={String(member_id)}>
            {own.includes(member_id) ? t('hours.ownOf', { name }) : name}
          </option>
        ))}
      </select>
    </div>
  )
}
