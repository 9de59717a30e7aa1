import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { otherName } from '../other-name.ts'
import { NotAvailable } from '../parts/not-available.tsx'
import { Thread } from '../parts/thread.tsx'
import { ThreadHead } from '../parts/thread-head.tsx'
import { useThread } from '../use-thread.ts'

/** One conversation, by its number. */
export function ConversationScreen({ conversation_id }: { conversation_id: number }) {
  const { t } = useTranslation('conversations')
  const { answer, problem, reload, known, earlier } = useThread(conversation_id)
  const conversation = answer?.value.conversation
  usePageTitle(conversation ? otherName({ ...conversation.about, name: conversation.other.name, side: conversation.side }, t) : t('title'))
  if (!answer || !conversation || !known)
    return <div className="mx-auto w-full max-w-2xl lg:max-w-none grid gap-3">{problem ? <Missing code={problem.code} retry={reload} /> : <RowsWaiting />}</div>
  return (
    <div className="mx-auto w-full max-w-2xl lg:max-w-none flex flex-col gap-3 -mb-6 min-h-[calc(100dvh-94px)] lg:min-h-[calc(100dvh-130px)]">
      <ThreadHead {...conversation} />
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <Thread conversation={conversation} messages={known.messages} earlier={earlier} />
    </div>
  )
}

/** Why it cannot be shown, and the way on. */
function Missing({ code, retry }: { code: ProblemCode; retry: () => void }) {
  const { t } = useTranslation('conversations')
  const texts = { heading: t('title'), title: t('missing.title'), offline: t('missing.offline'), gone: t('missing.gone') }
  return <NotAvailable code={code} {...texts} retry={retry} />
}
