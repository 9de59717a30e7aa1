import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatePass } from '#contract/events/gate.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadPasses, revokePass } from '../calls.ts'
import { useRepeating } from '../use-repeating.ts'
import { NewLinkDialog } from './new-link-dialog.tsx'

const LOOK_AGAIN_MS = 30_000

/** The gates of an event, and the way to make another one for a helper. */
export function GateLinks({ eventId }: { eventId: number }) {
  const { t } = useTranslation('gate')
  const { answer, problem, reload, put } = useAnswer((options) => loadPasses(eventId, options), `gate-passes ${eventId}`)
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<GatePass>()
  useRepeating(reload, LOOK_AGAIN_MS)
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('links.title')}</h2>
      <p className="text-ink-soft">{t('links.text')}</p>
      <Button icon="i-lucide-plus" className="justify-self-start" onClick={() => setMaking(true)}>
        {t('links.make')}
      </Button>
      {!answer && problem && <ScreenProblem problem={problem} title={t('links.failed')} retry={reload} />}
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-24" />}
      {answer?.value.length === 0 && <p>{t('links.empty')}</p>}
      <ul className="grid gap-2 empty:hidden">
        {answer?.value.map((pass) => (
          <PassRow key={pass.id} pass={pass} onEnd={() => setEnding(pass)} />
        ))}
      </ul>
      {isMaking && <NewLinkDialog eventId={eventId} onMade={reload} onClose={() => setMaking(false)} />}
      {ending && (
        <AskDialog
          title={t('end.title', { label: ending.label })}
          yes={t('end.yes')}
          no={t('end.no')}
          onYes={async () => put(await revokePass(ending.id))}
          onClose={() => setEnding(undefined)}
        >
          {t('end.text')}
        </AskDialog>
      )}
    </section>
  )
}

function stateOf({ is_revoked, expires_at }: GatePass, nowMs: number): 'ended' | 'expired' | 'open' {
  if (is_revoked) return 'ended'
  return Date.parse(expires_at) <= nowMs ? 'expired' : 'open'
}

function PassRow({ pass, onEnd }: { pass: GatePass; onEnd: () => void }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const now = useNow() ?? 0
  const state = stateOf(pass, now)
  return (
    <li className="card p-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 grid">
        <p className="font-600">{pass.label}</p>
        <p className="text-sm flex flex-wrap gap-x-3">
          <span>{t('pass.admitted', { count: pass.admitted })}</span>
          <span className="text-ink-soft">{pass.last_seen_at ? t('pass.seen', { age: format.age(pass.last_seen_at, now) }) : t('pass.never')}</span>
        </p>
        <p className={`text-sm ${state === 'open' ? 'text-ink-soft' : 'text-danger'}`}>
          <Icon name={state === 'open' ? 'i-lucide-clock' : 'i-lucide-ban'} /> {t(`pass.${state}`, { when: format.dateTime(pass.expires_at) })}
        </p>
      </div>
      {state === 'open' && (
        <Button variant="danger" aria-label={t('end.label', { label: pass.label })} onClick={onEnd}>
          {t('end.open')}
        </Button>
      )}
    </li>
  )
}
