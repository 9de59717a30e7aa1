import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultOf } from '#contract/core/endpoint.ts'
import type { listScans } from '#contract/events/gate.ts'
import { fetchScreensAhead } from '../../../../state/connection/precached-screens.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadScans } from '../calls.ts'
import { ConflictList } from '../parts/conflict-list.tsx'
import { GateLinks } from '../parts/gate-links.tsx'
import { Progress } from '../parts/progress.tsx'
import { StartHere } from '../parts/start-here.tsx'
import { UndoneList } from '../parts/undone-list.tsx'
import { useRepeating } from '../use-repeating.ts'

const LOOK_AGAIN_MS = 20_000

interface Props {
  eventId: number
  /** What the screen is, and of which event. */
  heading: ReactNode
}

/** The gates of one's own event: this phone's, those of helpers, and what they have done so far. */
export function GateOfEvent({ eventId, heading }: Props) {
  useEffect(() => fetchScreensAhead('gate'), [])
  return (
    <div className="grid gap-6 max-w-3xl">
      {heading}
      <StartHere eventId={eventId} />
      <Scans eventId={eventId} />
      <GateLinks eventId={eventId} />
    </div>
  )
}

function Scans({ eventId }: { eventId: number }) {
  const { t } = useTranslation('gate')
  const { answer, problem, reload } = useAnswer((options) => loadScans(eventId, options), `gate-scans ${eventId}`)
  useRepeating(reload, LOOK_AGAIN_MS)
  if (!answer && problem) return <ScreenProblem problem={problem} title={t('scans.failed')} retry={reload} />
  if (!answer) return <div role="status" aria-label={t('common:loading')} className="skeleton h-24" />
  const { conflicts, undone } = answer.value
  return (
    <>
      <section className="card p-4 grid gap-2">
        <Counts of={answer.value} />
        <AgeNote answer={answer} />
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg flex items-center gap-2">
          {conflicts.length > 0 && <Icon name="i-lucide-triangle-alert" className="text-marigold" />}
          {conflicts.length > 0 ? t('conflict.title', { count: conflicts.length }) : t('conflict.none')}
        </h2>
        {conflicts.length > 0 && <p className="text-ink-soft">{t('conflict.text')}</p>}
        <ConflictList conflicts={conflicts} isOfDays={answer.value.days.length > 0} />
      </section>
      {undone && undone.length > 0 && <UndoneList undone={undone} />}
    </>
  )
}

/** How many are in; of an event of several days on each of them. */
function Counts({ of: { tickets, admitted, days } }: { of: ResultOf<typeof listScans> }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  if (days.length === 0) return <Progress admitted={admitted} total={tickets} />
  return days.map(({ day, ...counts }) => (
    <Progress key={day} admitted={counts.admitted} total={counts.tickets} label={t('scans.day', { day: format.dayShort(day) })} />
  ))
}
