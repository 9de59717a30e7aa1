import { useTranslation } from 'react-i18next'
import type { Conversation } from '#contract/conversations/conversations.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import { type ConversationsFilter, loadConversations } from '../calls.ts'
import { useConversationChanges } from '../conversation-changes.ts'
import { isInside } from '../message-entry.ts'
import { subjectOf } from '../subject.ts'
import { useLookingAgain } from '../use-looking-again.ts'
import { useWaitingMessages, type WaitingMessage } from '../use-waiting-messages.ts'
import { BegunRows } from './begun-rows.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ConversationsEmpty } from './conversations-empty.tsx'
import { ListFilter } from './list-filter.tsx'

interface Props {
  filter: ConversationsFilter
  isStaff: boolean
  /** Canonical path of what is open beside the list; undefined: nothing. */
  open: `/${string}` | undefined
  /** What is opened stands beside the list. */
  isWide: boolean
}

type ConversationsPage = Awaited<ReturnType<typeof loadConversations>>['value']

/** Conversations of the account, the one with the latest message first, asked for again while they are looked at. */
export function ConversationList({ filter, isStaff, open, isWide }: Props) {
  const { t } = useTranslation('conversations')
  const pages = useOwnPages<Conversation, ConversationsPage>(
    { load: (options, cursor) => loadConversations(filter, options, cursor), nameOf: ({ conversation_id }) => conversation_id },
    `conversations ${filter.list} ${filter.unread}`,
  )
  const { answer, problem, rows } = pages
  const waiting = useWaitingMessages()
  useLookingAgain(pages.reload)
  useConversationChanges(pages.reload)
  const path = open ?? '/messages'
  const beside = isWide ? { open, filter } : undefined
  const isWhole = filter.list === 'mine' && !filter.unread
  const begun = isWhole ? firstOfEach(waiting.filter(({ about }) => about.conversation_id === null && !rows?.some((row) => isIn(about, row)))) : []
  const isEmpty = (rows?.length ?? 0) + begun.length === 0
  return (
    <div className="grid gap-3">
      <ListFilter path={path} filter={filter} unread={answer?.value.unread} isStaff={isStaff} />
      {answer && (
        <p className="empty:hidden">
          <AgeNote answer={answer} />
        </p>
      )}
      {!isEmpty && (
        <ul aria-label={t('title')} className="card">
          <BegunRows waiting={begun} beside={beside} />
          {rows?.map((row) => (
            <ConversationRow key={row.conversation_id} conversation={row} isWaiting={waiting.some(({ about }) => isIn(about, row))} beside={beside} />
          ))}
        </ul>
      )}
      {rows && isEmpty && <ConversationsEmpty path={path} filter={filter} />}
      {!rows && !problem && <RowsWaiting />}
      {!rows && problem && (
        <ProblemCard
          code={problem.code}
          title={t('list.failed')}
          text={isNoAnswer(problem.code) ? t('list.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
        >
          <Button icon="i-lucide-rotate-cw" onClick={pages.reload}>
            {t('common:retry')}
          </Button>
        </ProblemCard>
      )}
      <LoadMore
        more={pages}
        byItself={false}
        texts={{ more: t('list.more'), loading: t('common:loading'), offline: t('list.moreOffline'), failed: t('list.moreFailed') }}
      />
    </div>
  )
}

const isIn = (about: WaitingMessage['about'], { conversation_id, side, about: of }: Conversation): boolean =>
  isInside(about, { conversation_id, side, ...subjectOf(of) })

/** Of several that begin the same conversation the latest. */
const firstOfEach = (waiting: readonly WaitingMessage[]): WaitingMessage[] =>
  waiting.filter(({ about }, at) => waiting.findIndex((one) => one.about.kind === about.kind && one.about.subject === about.subject) === at)
