import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { otherName } from '../other-name.ts'
import { Thread } from '../parts/thread.tsx'
import { ThreadHead } from '../parts/thread-head.tsx'
import { useThread } from '../use-thread.ts'

/** One conversation, by its number. */
export function ConversationScreen({ conversation_id }: { conversation_id: number }) {
  const { t } = useTranslation('conversations')
  const { answer, problem, reload, known, earlier } = useThread(conversation_id)
  const conversation = answer?.value.conversation
  usePageTitle(conversation ? otherName({ ...conversation.about, name: conversation.other.name, side: conversation.side }, t as never) : t('title'))
  if (!answer || !conversation || !known)
    return <div className="mx-auto max-w-2xl grid gap-3">{problem ? <Missing code={problem.code} retry={reload} /> : <RowsWaiting />}</div>
  return (
    <div className="mx-auto max-w-2xl flex flex-col gap-3 -mb-6 min-h-[calc(100dvh-94px)] lg:min-h-[calc(100dvh-130px)]">
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
  const isGone = code === 'not-found' || code === 'not-allowed' || code === 'bad-input'
  const why = isNoAnswer(code) ? t('missing.offline') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <ProblemCard code={code} title={t('missing.title')} text={isGone ? t('missing.gone') : why}>
        <div className="flex flex-wrap gap-2">
          {!isGone && (
            <Button icon="i-lucide-rotate-cw" onClick={retry}>
              {t('common:retry')}
            </Button>
          )}
          <AppLink to="/messages" className="btn-quiet">
            {t('title')}
          </AppLink>
        </div>
      </ProblemCard>
    </>
  )
}
