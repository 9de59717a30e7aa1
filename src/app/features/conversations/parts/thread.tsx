import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationStart, Message } from '#contract/conversations/conversations.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LoadMore, type More } from '../../../ui/lists/load-more.tsx'
import type { MessageAbout } from '../message-entry.ts'
import { otherName } from '../other-name.ts'
import { subjectOf, type Target } from '../subject.ts'
import type { ThreadRow } from '../thread-rows.ts'
import { useEndInSight } from '../use-end-in-sight.ts'
import { useThreadRows } from '../use-thread-rows.ts'
import { Composer } from './composer.tsx'
import { ReportMessage } from './report-message.tsx'
import { ThreadDays } from './thread-days.tsx'

interface Props {
  conversation: Pick<ConversationStart, 'about' | 'side' | 'other' | 'can_write' | 'conversation_id'>
  /** The oldest first. */
  messages: readonly Message[]
  earlier: More
}

/** The messages of a conversation with what waits on this phone, and where the next one is written. */
export function Thread({ conversation, messages, earlier }: Props) {
  const { t } = useTranslation('conversations')
  const { about, side, other, can_write, conversation_id } = conversation
  const name = otherName({ ...about, name: other.name, side }, t)
  const { kind, subject } = subjectOf(about)
  const target = useMemo((): Target => ({ conversation_id, kind, subject, side }), [conversation_id, kind, subject, side])
  const rows = useThreadRows(target, messages)
  const list = useRef<HTMLDivElement>(null)
  const { hasNews, goToEnd } = useEndInSight(list, rows)
  const [reported, setReported] = useState<ThreadRow>()
  const message: MessageAbout = { kind, subject, conversation_id, name: other.name, title: about.title }
  const isOfStaff = kind === 'support' && side === 'asker'
  return (
    <>
      <div ref={list} className="grid gap-3 [overflow-anchor:none]">
        <LoadMore
          more={earlier}
          byItself={false}
          texts={{ more: t('earlier.more'), loading: t('common:loading'), offline: t('earlier.offline'), failed: t('earlier.failed') }}
        />
        {rows.length === 0 && <p className="text-ink-soft">{t('begin', { name })}</p>}
        <ThreadDays rows={rows} name={name} onReport={isOfStaff ? undefined : setReported} />
      </div>
      <Arrivals rows={rows} name={name} />
      {hasNews && (
        <Button icon="i-lucide-arrow-down" className="sticky bottom-24 z-10 self-center" onClick={goToEnd}>
          {t('news')}
        </Button>
      )}
      {can_write ? (
        <Composer key={conversation_id ?? `${kind} ${subject}`} about={message} canInvite={kind === 'application' && side === 'answerer'} onSend={goToEnd} />
      ) : (
        <p className="card p-4">{t('closed')}</p>
      )}
      {reported?.message && <ReportMessage message_id={reported.message.id} name={name} onClose={() => setReported(undefined)} />}
    </>
  )
}

/** Reads out what the other side writes while the conversation is open. */
function Arrivals({ rows, name }: { rows: readonly ThreadRow[]; name: string }) {
  const { t } = useTranslation('conversations')
  const newest = rows.findLast(({ is_mine }) => !is_mine)
  const known = useRef(newest?.key)
  const [said, setSaid] = useState('')
  const key = newest?.key
  const text = newest?.text || t('picture.one')
  useEffect(() => {
    if (key === undefined || key === known.current) return
    known.current = key
    setSaid(t('arrived', { name, text }))
  }, [key, name, text, t])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
