import { useTranslation } from 'react-i18next'
import { printedCode } from '#contract/ticket-rules.ts'
import type { Verdict } from '../../../state/gate-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { Said } from '../use-desk.ts'
import { VERDICT_LOOKS } from '../verdict-looks.ts'

interface Props {
  said: Said | undefined
  onDismiss: () => void
  /** What stands there while nothing was shown yet; nothing takes no room. */
  idle: string | undefined
}

/** What the gate says of the last ticket: in colour, sign and words, and read out at once. Its room is kept free, so that nothing moves. */
export function VerdictCard({ said, onDismiss, idle }: Props) {
  return (
    <div className="grid empty:hidden">
      <div role="alert" className="empty:hidden relative">
        {said && ('verdict' in said ? <Words key={said.number} of={said.verdict} /> : <Failure key={said.number} code={said.problem.code} />)}
        {said && <Dismiss isDark={'verdict' in said && said.verdict.verdict === 'already-in'} onDismiss={onDismiss} />}
      </div>
      {!said && idle && (
        <p className="min-h-30 bg-surface grid place-content-center p-4 text-center text-ink-soft border border-dashed border-ink-soft rounded-card">{idle}</p>
      )}
    </div>
  )
}

function Words({ of: { verdict, ticket, earlier, isNew } }: { of: Verdict }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const now = useNow() ?? 0
  const { icon, colours } = VERDICT_LOOKS[verdict]
  return (
    <div className={`${colours} min-h-30 rounded-card px-4 py-3 pe-14 grid content-center gap-1 shadow-lg`} data-verdict={verdict}>
      <p className="text-xl font-600 flex items-center gap-3 leading-tight">
        <Icon name={icon} className="text-2xl" />
        {t(`verdict.${verdict}`)}
      </p>
      {ticket?.holder_name && <p className="text-lg font-600 leading-tight">{ticket.holder_name}</p>}
      {ticket && (
        <p className="flex flex-wrap gap-x-3">
          {ticket.kind && <span>{ticket.kind}</span>}
          <span lang="en" className="tabular">
            {printedCode(ticket.code)}
          </span>
        </p>
      )}
      {earlier && (
        <p className="font-600">
          {t('verdict.earlier', { time: format.time(earlier.scanned_at), age: format.age(earlier.scanned_at, now), gate: earlier.gate })}
        </p>
      )}
      {isNew && verdict === 'admit' && <p>{t('verdict.isNew')}</p>}
      {HINTED.includes(verdict) && <p>{t(`verdict.hint.${verdict}`)}</p>}
    </div>
  )
}

const HINTED: readonly string[] = ['void', 'wrong-event', 'unknown', 'not-ours'] satisfies Verdict['verdict'][]

/** The phone could not note the scan, or may not any more: then nobody was let in. */
function Failure({ code }: { code: string }) {
  const { t } = useTranslation('gate')
  const why = code === 'out-of-space' || code === 'link-expired' ? code : 'other'
  return (
    <div className="bg-danger text-on-brand min-h-30 rounded-card px-4 py-3 pe-14 grid content-center gap-1 shadow-lg">
      <p className="text-xl font-600 flex items-center gap-3 leading-tight">
        <Icon name="i-lucide-triangle-alert" className="text-2xl" />
        {t('verdict.notNoted')}
      </p>
      <p>{t(`verdict.why.${why}`)}</p>
    </div>
  )
}

function Dismiss({ isDark, onDismiss }: { isDark: boolean; onDismiss: () => void }) {
  const { t } = useTranslation('gate')
  const colour = isDark ? 'on-marigold' : 'text-on-brand'
  return <Button look="icon" icon="i-lucide-x" className={`absolute end-1 top-1 ${colour}`} aria-label={t('verdict.dismiss')} onClick={onDismiss} />
}
