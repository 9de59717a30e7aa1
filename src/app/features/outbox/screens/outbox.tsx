import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { EntryCard } from '../parts/entry-card.tsx'
import { Unreadable } from '../parts/unreadable.tsx'
import { stateWord } from '../state-word.ts'
import { useAnnouncement } from '../use-announcement.ts'
import { useSend } from '../use-send.ts'
import type { Describe } from '../words.ts'

const OVER: readonly OutboxEntry['state'][] = ['sent', 'discarded']

/** All that waits to be sent, and what became of it. @param describe how each noun speaks of its own. */
export function Outbox({ describe }: { describe: Describe }) {
  const { t } = useTranslation('outbox')
  const format = useFormat()
  const { entries, unreadable, unsendable, isKnown, failed } = useOutbox()
  const tools = { t, format, language: useLanguage() }
  const titleOf = (entry: OutboxEntry) => describe[entry.noun]?.title(entry, tools) ?? t('unknown')
  const announced = useAnnouncement(entries, (entry) => `${titleOf(entry)}: ${describe[entry.noun]?.state?.(entry, tools) ?? stateWord(entry, t)}`)
  useEffect(() => void loadOutbox(), [])

  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-xl mb-3">{t('shell:titles.outbox')}</h1>
      <p role="status" className="sr-only">
        <MixedText text={announced} />
      </p>
      {!isKnown && <p role="status">{t('common:loading')}</p>}
      {failed && <Failed />}
      {isKnown && !failed && entries.length + unreadable === 0 && <Empty />}
      {entries.some(({ noun, state }) => describe[noun]?.isScarce && !OVER.includes(state)) && <Saved />}
      <ul className="grid gap-3 empty:hidden">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} words={describe[entry.noun]} tools={tools} />
        ))}
      </ul>
      {unreadable > 0 && <Unreadable count={unreadable} />}
      {entries.filter(({ id, state }) => state === 'waiting' && !unsendable.includes(id)).length > 1 && <SendAll />}
    </div>
  )
}

function SendAll() {
  const { t } = useTranslation('outbox')
  const { isBusy, send } = useSend()
  return (
    <BusyButton icon="i-lucide-send" className="mt-3" isBusy={isBusy} onClick={send}>
      {t('sendAll')}
    </BusyButton>
  )
}

/** What being saved does not mean. */
function Saved() {
  const { t } = useTranslation('outbox')
  const [before, strong, after] = t('notReserved').split('**')
  return (
    <p className="mb-3 text-ink-soft">
      {before}
      <b className="text-ink">{strong}</b>
      {after}
    </p>
  )
}

function Failed() {
  const { t } = useTranslation('outbox')
  return (
    <div role="alert" className="card p-6">
      <p className="mb-3">{t('failed')}</p>
      <Button onClick={() => void loadOutbox()}>{t('common:retry')}</Button>
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('outbox')
  return (
    <NothingHere drawing="sent" title={t('empty')} hint={t('emptyHint')}>
      <ScreenLink to="/events" className="btn-primary">
        {t('emptyLink')}
      </ScreenLink>
    </NothingHere>
  )
}
