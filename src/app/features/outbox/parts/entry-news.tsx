import { useTranslation } from 'react-i18next'
import { isTriedAgain } from '#contract/core/problem.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { PathLink } from './path-link.tsx'

interface Props {
  entry: OutboxEntry
  /** Where to look whether it has arrived. */
  maybe: { to: string; text: string } | undefined
  hasConflict: boolean
}

/** Why it stands as it stands (unless the noun says it better), how often it was tried, and when it is tried again. */
export function EntryNews({ entry, maybe, hasConflict }: Props) {
  const { t } = useTranslation('outbox')
  const { state, problem, tries, may_have_arrived } = entry
  const isOpen = state === 'waiting' || state === 'login' || state === 'ask-first'
  return (
    <>
      {state === 'login' && problem?.facts?.locked === 1 && <Locked />}
      {state === 'needs-you' && problem?.code === 'silenced' && <Silenced problem={problem} />}
      {state === 'needs-you' && problem && problem.code !== 'silenced' && !hasConflict && (
        <p>
          <b>{t(`problems:${problem.code}.title`)}</b> {t(`problems:${problem.code}.text`)}
        </p>
      )}
      {state === 'ask-first' && (
        <p>
          <b>{t('ask.title')}</b> {t('ask.text')}
        </p>
      )}
      {state === 'waiting' && <Waiting entry={entry} />}
      {isOpen && tries > 0 && may_have_arrived && maybe && (
        <PathLink to={maybe.to} className="min-h-12 flex items-center text-marigold underline">
          {maybe.text}
        </PathLink>
      )}
      {isOpen && tries > 0 && may_have_arrived && !maybe && <p className="text-marigold">{t('maybe')}</p>}
    </>
  )
}

/** Signing in does not help: only staff can. */
function Locked() {
  const { t } = useTranslation('outbox')
  return (
    <p>
      <b>{t('locked.title')}</b> {t('locked.text')}{' '}
      <PathLink to="/contact" className="link">
        {t('locked.link')}
      </PathLink>
    </p>
  )
}

/** Until when staff do not let its owner write, and why. What was written stays here meanwhile. */
function Silenced({ problem: { facts, fields } }: { problem: NonNullable<OutboxEntry['problem']> }) {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const until = facts?.until ? new Date(facts.until).toISOString() : undefined
  return (
    <>
      <p>
        <b>{until === undefined ? t('silenced.forGood') : t('silenced.until', { day: format.day(until), time: format.time(until) })}</b>{' '}
        {t(until === undefined ? 'silenced.lifted' : 'silenced.text')}
      </p>
      {fields?.silence && (
        <p>
          <MixedText text={t('silenced.reason', { reason: fields.silence })} />
        </p>
      )}
      <PathLink to="/profile-settings" className="link">
        {t('silenced.link')}
      </PathLink>
    </>
  )
}

function Waiting({ entry: { problem, next_at, tries } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const now = useNow()
  const isOffline = useIsOffline()
  const isLate = problem !== null && isTriedAgain(problem.code)
  const time = next_at !== null && now !== undefined && Date.parse(next_at) > now ? format.time(next_at) : t('soon')
  return (
    <>
      {isOffline ? <p>{t('offline')}</p> : isLate && <p>{t('later')}</p>}
      {tries > 0 && (
        <p className="text-sm text-ink-soft">
          {t('tries', { count: tries })}
          {!isOffline && ` · ${t('nextTry', { time })}`}
        </p>
      )}
    </>
  )
}
