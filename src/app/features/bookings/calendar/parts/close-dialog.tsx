import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dhakaDay, noonOf } from '#contract/core/time.ts'
import { HOURS_LIMITS } from '#contract/services/hours.ts'
import type { TeamMember } from '#contract/services/team.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { BookingsProblem } from '../../booking/parts/bookings-problem.tsx'
import { bookingScreen } from '../../booking-path.ts'
import { useWhen } from '../../use-when.ts'
import type { CloseDays } from '../closing.ts'
import { loadHours } from '../team-calls.ts'

interface Props {
  day: string
  team: readonly TeamMember[]
  close: CloseDays
  onClose: () => void
}

/** Closes days for all or for one member; bookings in them stay, and are named. */
export function CloseDialog({ day, team, close, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const { answer, problem, reload } = useCachedAnswer(loadHours, 'team hours')
  const [outside, setOutside] = useState<TeamHours['outside']>()
  if (outside) return <StillBooked outside={outside} onClose={onClose} />
  if (!answer)
    return (
      <Dialog title={t('close.title')} place="sheet" onClose={onClose}>
        {problem ? (
          <BookingsProblem problem={problem} of="calendar" retry={reload} />
        ) : (
          <div role="status" aria-label={t('common:loading')} className="skeleton h-40" />
        )}
      </Dialog>
    )
  return <CloseForm day={day} team={team} close={close} hours={answer.value} onOutside={setOutside} onClose={onClose} />
}

interface FormProps extends Props {
  hours: TeamHours
  onOutside: (outside: TeamHours['outside']) => void
}

function CloseForm({ day, team, close, hours, onOutside, onClose }: FormProps) {
  const { t } = useTranslation('bookings')
  const id = useId()
  const [typed, setTyped] = useState({ member: '', from: day, until: day, note: '' })
  const [isWrong, setWrong] = useState(false)
  const left = useRef<TeamHours['outside']>([])
  const put = (change: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...change }))
    setWrong(false)
  }
  const isReady = () => {
    const isGood = typed.from !== '' && typed.until !== '' && typed.from <= typed.until
    setWrong(!isGood)
    return isGood
  }
  const closeThem = async () => {
    const { member, from, until, note } = typed
    const name = team.find(({ member_id }) => String(member_id) === member)?.name ?? ''
    const after = await close(hours, { member_id: member === '' ? null : Number(member), name, from, until, note })
    showNotice(t(after ? 'close.done' : 'close.saved'))
    left.current = after?.outside.filter(({ starts_at }) => dhakaDay(starts_at) >= from && dhakaDay(starts_at) <= until) ?? []
  }
  return (
    <FormDialog
      title={t('close.title')}
      yes={t('close.button')}
      isReady={isReady}
      onYes={closeThem}
      onDone={() => (left.current.length > 0 ? onOutside(left.current) : onClose())}
      onClose={onClose}
    >
      <p>{t('close.hint')}</p>
      <PlainField kind="day" longest={10} label={t('close.from')} value={typed.from} onChange={(from) => put({ from })} isFirst />
      <PlainField
        kind="day"
        longest={10}
        label={t('close.until')}
        value={typed.until}
        onChange={(until) => put({ until })}
        error={isWrong ? t('forms:reasons.ends-before-start') : undefined}
      />
      {team.length > 1 && (
        <div>
          <label htmlFor={id} className="block pb-1 font-600">
            {t('close.whom')}
          </label>
          <select id={id} className="field" value={typed.member} onChange={({ currentTarget }) => put({ member: currentTarget.value })}>
            <option value="">{t('calendar.all')}</option>
            {team.map(({ member_id, name }) => (
              <option key={member_id} value={member_id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <PlainField longest={HOURS_LIMITS.noteLongest} label={t('note')} hint={t('optional')} value={typed.note} onChange={(note) => put({ note })} />
    </FormDialog>
  )
}

/** Bookings on days that are closed now: to be moved or cancelled one by one. */
function StillBooked({ outside, onClose }: { outside: TeamHours['outside']; onClose: () => void }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const when = useWhen()
  return (
    <Dialog title={t('close.outside', { count: outside.length })} place="sheet" onClose={onClose}>
      <div className="grid gap-3">
        <p>{t('close.outsideText')}</p>
        <ul className="grid gap-1">
          {outside.map(({ number, full_name, starts_at, ends_at }) => (
            <li key={number}>
              <AppLink
                to={bookingScreen(number)}
                className="link target justify-start!"
                aria-label={`${full_name}, ${format.dayShort(noonOf(dhakaDay(starts_at)))}`}
              >
                {when(starts_at, ends_at)} · {full_name}
              </AppLink>
            </li>
          ))}
        </ul>
        <Button className="justify-self-end" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Dialog>
  )
}
