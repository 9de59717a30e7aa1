import { useTranslation } from 'react-i18next'
import { dayNames } from '#contract/events/day-names.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import type { TicketAtGate, Verdict } from '../../../../state/gate/gate-view.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import type { Said } from '../use-desk.ts'
import { VERDICT_STYLES } from '../verdict-styles.ts'

interface Props {
  said: Said | undefined
  onUndo: (key: string, ticket: TicketAtGate) => void
  onDismiss: () => void
  /** What stands there while nothing was shown yet; nothing takes no room. */
  idle: string | undefined
}

/** What the gate says of the last ticket: in colour, sign and words, and read out at once. Its room is kept free, so that nothing moves. */
export function VerdictCard({ said, onUndo, onDismiss, idle }: Props) {
  return (
    <div className="relative grid empty:hidden">
      <div role="alert" className="empty:hidden">
        {said && 'verdict' in said && <Words key={said.number} of={said.verdict} />}
        {said && 'undone' in said && <Undone key={said.number} ticket={said.undone} isTooLate={said.isTooLate} />}
        {said && 'problem' in said && <Failure key={said.number} code={said.problem.code} />}
        {said && <Dismiss colour={dismissColour(said)} onDismiss={onDismiss} />}
      </div>
      {said && 'verdict' in said && <Undo of={said.verdict} onUndo={onUndo} />}
      {!said && idle && (
        <p className="min-h-30 bg-surface grid place-content-center p-4 text-center text-ink-soft border border-dashed border-ink-soft rounded-card">{idle}</p>
      )}
    </div>
  )
}

function Words({ of: { verdict, ticket, earlier, days, isNew } }: { of: Verdict }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const now = useNow() ?? 0
  const { icon, colours } = VERDICT_STYLES[verdict]
  return (
    <div className={`${colours} min-h-30 rounded-card px-4 py-3 pe-14 grid content-center gap-1 shadow-lg`} data-verdict={verdict}>
      <p className="text-xl font-600 flex flex-wrap items-center gap-x-3 leading-tight wrap-anywhere">
        <Icon name={icon} className="text-2xl" />
        <span className="flex-1 min-w-[min(8rem,100%)]">{t(`verdict.${verdict}`)}</span>
      </p>
      {ticket?.holder_name && (
        <p className="text-lg font-600 leading-tight">
          <MixedText text={ticket.holder_name} />
        </p>
      )}
      {ticket && (
        <p className="flex flex-wrap gap-x-3">
          {ticket.kind && (
            <span>
              <MixedText text={ticket.kind} />
            </span>
          )}
          <span lang="en" className="tabular">
            {printedCode(ticket.code)}
          </span>
        </p>
      )}
      {earlier && (
        <p className="font-600">
          <MixedText text={t('verdict.earlier', { time: format.time(earlier.scanned_at), age: format.age(earlier.scanned_at, now), gate: earlier.gate })} />
        </p>
      )}
      {days && <p className="font-600">{t('verdict.forDays', { days: dayNames(days, format) })}</p>}
      {isNew && verdict === 'admit' && <p>{t('verdict.isNew')}</p>}
      {HINTED.includes(verdict) && <p>{t(`verdict.hint.${verdict}`)}</p>}
    </div>
  )
}

const HINTED: readonly string[] = ['void', 'wrong-event', 'unknown', 'not-ours'] satisfies Verdict['verdict'][]

/** The phone could not note the scan, or may not any more: then the guest was not let in. */
function Failure({ code }: { code: string }) {
  const { t } = useTranslation('gate')
  const why = code === 'out-of-space' || code === 'link-expired' ? code : 'other'
  return (
    <div className="bg-danger text-on-brand min-h-30 rounded-card px-4 py-3 pe-14 grid content-center gap-1 shadow-lg">
      <p className="text-xl font-600 flex flex-wrap items-center gap-x-3 leading-tight wrap-anywhere">
        <Icon name="i-lucide-triangle-alert" className="text-2xl" />
        <span className="flex-1 min-w-[min(8rem,100%)]">{t('verdict.notNoted')}</span>
      </p>
      <p>{t(`verdict.why.${why}`)}</p>
    </div>
  )
}

/** For a tap or a scan that was a mistake. */
function Undo({ of: { verdict, key, ticket }, onUndo }: { of: Verdict; onUndo: Props['onUndo'] }) {
  const { t } = useTranslation('gate')
  if (verdict !== 'admit' || key === undefined || !ticket) return null
  return (
    <Button
      variant="icon"
      icon="i-lucide-undo-2"
      className="absolute end-1 bottom-1 text-on-brand"
      aria-label={t('undo.do')}
      title={t('undo.do')}
      onClick={() => onUndo(key, ticket)}
    />
  )
}

function Undone({ ticket: { holder_name, code }, isTooLate }: { ticket: TicketAtGate; isTooLate: boolean }) {
  const { t } = useTranslation('gate')
  return (
    <div className="card min-h-30 px-4 py-3 pe-14 grid content-center gap-1 shadow-lg">
      <p className="text-xl font-600 flex flex-wrap items-center gap-x-3 leading-tight wrap-anywhere">
        <Icon name={isTooLate ? 'i-lucide-clock-alert' : 'i-lucide-undo-2'} className="text-2xl" />
        <span className="flex-1 min-w-[min(8rem,100%)]">{t(isTooLate ? 'undo.late' : 'undo.done')}</span>
      </p>
      <p className="font-600">
        <MixedText text={holder_name || printedCode(code)} />
      </p>
      <p>{t(isTooLate ? 'undo.lateText' : 'undo.doneText')}</p>
    </div>
  )
}

function dismissColour(said: Said): string {
  if ('undone' in said) return 'text-ink'
  return 'verdict' in said && said.verdict.verdict === 'already-in' ? 'on-marigold' : 'text-on-brand'
}

function Dismiss({ colour, onDismiss }: { colour: string; onDismiss: () => void }) {
  const { t } = useTranslation('gate')
  return <Button variant="icon" icon="i-lucide-x" className={`absolute end-1 top-1 ${colour}`} aria-label={t('verdict.dismiss')} onClick={onDismiss} />
}
