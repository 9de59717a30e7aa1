import { useTranslation } from 'react-i18next'
import { OUTBOX_STYLES } from '../../../nouns/outbox-styles.ts'
import { isWaiting, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { stateWord } from '../state-word.ts'
import type { OutboxWords, WordTools } from '../words.ts'
import { DiscardButton } from './discard-button.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryNews } from './entry-news.tsx'

interface Props {
  entry: OutboxEntry
  /** Undefined for a noun that this version of the app knows nothing of. */
  words: OutboxWords | undefined
  tools: WordTools
}

/** One thing that waits: what, since when, how it stands, why, and what can be done. */
export function EntryCard({ entry, words, tools }: Props) {
  const { t } = useTranslation('outbox')
  const now = useNow()
  const isUnsendable = useOutbox(({ unsendable }) => unsendable.includes(entry.id)) && entry.state !== 'discarded'
  const title = words?.title(entry, tools) ?? t('unknown')
  const conflict = entry.state === 'needs-you' ? words?.conflict?.(entry) : undefined
  const hasConflict = conflict !== undefined && conflict !== null
  const { icon, tone } = OUTBOX_STYLES[entry.state]
  return (
    <li className={`card p-4 grid gap-2 ${entry.state === 'discarded' ? 'opacity-80' : ''}`}>
      <p className={`flex items-start gap-2 font-600 ${tone}`}>
        <Icon name={icon} className="mt-0.5" />
        {isUnsendable ? t('unsendable.title') : (words?.state?.(entry, tools) ?? stateWord(entry, t))}
      </p>
      <div>
        <h2>
          <MixedText text={title} />
        </h2>
        {(words?.lines(entry, tools) ?? []).map((line) => (
          <p key={line} className="text-sm">
            <MixedText text={line} />
          </p>
        ))}
        {now !== undefined && <p className="text-sm text-ink-soft">{t('saved', { age: tools.format.age(entry.created_at, now) })}</p>}
      </div>
      {isUnsendable ? <p>{t('unsendable.text')}</p> : <EntryNews entry={entry} maybe={words?.maybe?.(tools, entry)} hasConflict={hasConflict} />}
      {conflict}
      {isWaiting(entry) && !isUnsendable && words?.offer?.(entry)}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isUnsendable ? <DiscardButton entry={entry} maybe={words?.maybe?.(tools, entry)} /> : <EntryActions entry={entry} words={words} tools={tools} />}
      </div>
    </li>
  )
}
