import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventDays } from '#contract/events/event-days.ts'
import { TICKET_KIND_LIMITS, type TicketKind } from '#contract/events/ticket-kinds.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { closeKind, loadKinds, orderKinds } from '../kind-calls.ts'
import { EventHeading, useEventOfTab } from '../parts/event-heading.tsx'
import { KindCard } from '../parts/kind-card.tsx'
import { KindForm } from '../parts/kind-form.tsx'

/** The kinds of ticket of an event, in the order in which buyers see them. */
export function TicketKinds({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload, put } = useCachedAnswer((options) => loadKinds(eventId, options), `kinds ${eventId}`)
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <EventHeading eventId={eventId} title={t('tabs.tickets')} answer={answer} />
      <NeedsInternet text={t('kinds.offline')} />
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('kinds.failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <Kinds eventId={eventId} kinds={answer.value} put={put} />}
    </div>
  )
}

interface KindsProps {
  eventId: number
  kinds: TicketKind[]
  put: (kinds: TicketKind[]) => void
}

function Kinds({ eventId, kinds, put }: KindsProps) {
  const { t } = useTranslation('selling')
  const isOffline = useIsOffline()
  const [editing, setEditing] = useState<number | 'new'>()
  const { isBusy, problem, run } = useAction()
  const event = useEventOfTab(eventId)
  const dates = event ? eventDays(event) : []
  const { list, moveFocus } = useFocusMoved(kinds)
  const take = (said: string) => (fresh: TicketKind[]) => {
    put(fresh)
    showNotice(said)
  }
  const done = (fresh: TicketKind[]) => {
    setEditing(undefined)
    take(t('kinds.saved'))(fresh)
  }
  const move = (at: number, by: -1 | 1) => {
    const ids = kinds.map(({ id }) => id)
    const [id = 0] = ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    moveFocus(id, by)
    void run(() => orderKinds(eventId, ids).then(take(t('kinds.moved', { title: kinds[at]?.title ?? '', place: at + by + 1, count: kinds.length }))))
  }
  const close = ({ id, title }: TicketKind, isClosed: boolean) =>
    void run(() => closeKind(eventId, id, isClosed).then(take(t(isClosed ? 'kinds.closedNow' : 'kinds.openNow', { title }))))
  return (
    <>
      <p role="alert" className="text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
      {kinds.length === 0 && editing !== 'new' && <p className="card p-6 text-center">{t('kinds.empty')}</p>}
      <ul ref={list} className="grid grid-cols-1 gap-3 empty:hidden">
        {kinds.map((kind, at) =>
          kind.id === editing ? (
            <li key={kind.id}>
              <KindForm eventId={eventId} kind={kind} onDone={done} onClose={() => setEditing(undefined)} />
            </li>
          ) : (
            <KindCard
              key={kind.id}
              kind={kind}
              dates={dates}
              isLocked={isBusy || isOffline}
              isFirst={at === 0}
              isLast={at === kinds.length - 1}
              onEdit={() => setEditing(kind.id)}
              onMove={(by) => move(at, by)}
              onClose={(isClosed) => close(kind, isClosed)}
            />
          ),
        )}
      </ul>
      {editing === 'new' && <KindForm eventId={eventId} kind={undefined} onDone={done} onClose={() => setEditing(undefined)} />}
      {editing === undefined && kinds.length < TICKET_KIND_LIMITS.mostPerEvent && (
        <Button variant="primary" icon="i-lucide-plus" className="justify-self-start" onClick={() => setEditing('new')}>
          {t('kinds.add')}
        </Button>
      )}
      {kinds.length >= TICKET_KIND_LIMITS.mostPerEvent && <p className="text-ink-soft">{t('kinds.full', { count: TICKET_KIND_LIMITS.mostPerEvent })}</p>}
    </>
  )
}

/** A row that changes its place would lose the focus to nowhere: its button gets it again. */
function useFocusMoved(kinds: TicketKind[]) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const button = moved.current && list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)
    moved.current = undefined
    if (button && kinds.length > 0) button.focus()
  }, [kinds])
  const moveFocus = (id: number, by: -1 | 1) => {
    moved.current = `${id}${by}`
  }
  return { list, moveFocus }
}
