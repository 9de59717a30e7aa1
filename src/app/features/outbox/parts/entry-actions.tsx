import { useTranslation } from 'react-i18next'
import { beginEdit, dismiss, type OutboxEntry, takeBack } from '../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useSend } from '../use-send.ts'
import type { OutboxWords, WordTools } from '../words.ts'
import { DiscardButton } from './discard-button.tsx'
import { PathLink } from './path-link.tsx'

interface Props {
  entry: OutboxEntry
  words: OutboxWords | undefined
  tools: WordTools
}

const SENDABLE: readonly OutboxEntry['state'][] = ['waiting', 'needs-you', 'ask-first']
/** Refusals that the same thing would meet again. */
const FOR_GOOD: readonly string[] = [
  'bad-input',
  'sold-out',
  'price-changed',
  'coupon-refused',
  'event-closed',
  'job-closed',
  'job-changed',
  'already-applied',
  'not-found',
  'not-allowed',
  'out-of-stock',
  'shop-closed',
  'not-delivered-there',
  'cod-refused',
  'fee-changed',
  'fee-in-advance',
  'time-gone',
  'stale',
]

/** What was wanted is not to be had any more, however it is changed. */
const CLOSED: readonly string[] = ['event-closed', 'job-closed', 'already-applied', 'not-allowed']

/** What can be done with an entry as it stands. */
export function EntryActions({ entry, words, tools }: Props) {
  const { t } = useTranslation('outbox')
  const { id, state, problem } = entry
  const isForGood = state === 'needs-you' && problem !== null && FOR_GOOD.includes(problem.code)
  const edit = words?.edit?.(entry)
  if (state === 'sending') return null
  if (state === 'discarded')
    return (
      <Button ref={takeLostFocus} icon="i-lucide-undo-2" onClick={() => void takeBack(id)}>
        {t('undo')}
      </Button>
    )
  if (state === 'sent') return <Done entry={entry} words={words} tools={tools} />
  return (
    <>
      {state === 'login' && (
        <PathLink to="/login?next=%2Foutbox" className="btn-primary">
          {t('logIn')}
        </PathLink>
      )}
      {SENDABLE.includes(state) && !isForGood && <SendButton entry={entry} />}
      {edit && !entry.may_have_arrived && !CLOSED.includes(problem?.code ?? '') && <EditLink id={id} to={edit.to} isTheWay={problem?.code === 'bad-input'} />}
      <DiscardButton entry={entry} maybe={words?.maybe?.(tools, entry)} />
    </>
  )
}

/** What was pressed is gone, and with it the focus: the way back has it. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}

function Done({ entry, words, tools }: Props) {
  const { t } = useTranslation('outbox')
  const done = words?.done?.(entry, tools)
  const see = async () => {
    await words?.beforeSeen?.(entry)
    await dismiss(entry.id)
  }
  const isSeen = () => void see().catch(() => undefined)
  return (
    <>
      {done && (
        <PathLink to={done.to} className="btn-primary" onClick={isSeen}>
          {done.label}
        </PathLink>
      )}
      <Button onClick={isSeen}>{t('dismiss')}</Button>
    </>
  )
}

function SendButton({ entry: { id, state } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('outbox')
  const { isBusy, send } = useSend(id)
  const textKeys = { 'ask-first': 'ask.yes', 'needs-you': 'tryAgain' } as Partial<Record<OutboxEntry['state'], string>>
  return (
    <BusyButton icon="i-lucide-send" variant={state === 'ask-first' ? 'primary' : 'quiet'} isBusy={isBusy} onClick={send}>
      {t(textKeys[state] ?? 'sendNow')}
    </BusyButton>
  )
}

/** Held back from the moment it is opened, so that it does not leave while its owner changes it. */
function EditLink({ id, to, isTheWay }: { id: string; to: string; isTheWay: boolean }) {
  const { t } = useTranslation('outbox')
  return (
    <PathLink to={to} className={isTheWay ? 'btn-primary' : 'btn-quiet'} onClick={() => void beginEdit(id)}>
      {t('edit')}
    </PathLink>
  )
}
