import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ProblemCode } from '#contract/core/problem.ts'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadStart, storeBegun } from '../calls.ts'
import { isInside } from '../message-entry.ts'
import { otherName } from '../other-name.ts'
import { NotAvailable } from '../parts/not-available.tsx'
import { Thread } from '../parts/thread.tsx'
import { ThreadHead } from '../parts/thread-head.tsx'
import { useSentMessages } from '../sent-messages.ts'
import { readSubject, type Subject } from '../subject.ts'

/** Before the first message: who it goes to and about what. Where there is a conversation already, that is shown instead. @param search of the address */
export function NewConversation({ search }: { search: Record<string, unknown> }) {
  const { kind, subject: about } = search
  const subject = useMemo(() => readSubject({ kind, subject: about }), [kind, about])
  return (
    <div className="mx-auto w-full max-w-2xl lg:max-w-none grid gap-3">
      {subject ? <Start key={`${subject.kind} ${subject.subject}`} subject={subject} /> : <Nowhere />}
    </div>
  )
}

/** The address names nothing that can be written about. */
function Nowhere() {
  const { t } = useTranslation('conversations')
  usePageTitle(t('new'))
  return <NotThere code="not-found" retry={() => undefined} />
}

function Start({ subject }: { subject: Subject }) {
  const { t } = useTranslation('conversations')
  const { answer, problem, reload } = useAnswer((options) => loadStart(subject, options), `start ${subject.kind} ${subject.subject}`)
  const start = answer?.value
  usePageTitle(start ? otherName({ ...start.about, name: start.other.name, side: start.side }, t) : t('new'))
  const opened = useOpened(start?.conversation_id ?? null, { subject, start })
  if (!start) return problem ? <NotThere code={problem.code} retry={reload} /> : <RowsWaiting />
  if (opened !== null) return <RowsWaiting />
  return (
    <div className="flex flex-col gap-3 -mb-6 min-h-[calc(100dvh-94px)] lg:min-h-[calc(100dvh-130px)]">
      <ThreadHead {...start} />
      {subject.kind === 'support' && <SupportHint />}
      <Thread conversation={start} messages={NONE} earlier={NO_EARLIER} />
    </div>
  )
}

const NONE: readonly never[] = []
const NO_EARLIER = { state: 'idle', hasMore: false, loadMore: () => undefined } as const

type Started = Awaited<ReturnType<typeof loadStart>>['value']

/** The conversation that there is already, or that has begun here just now: leads on to it. */
function useOpened(existing: number | null, { subject, start }: { subject: Subject; start: Started | undefined }): number | null {
  const router = useRouter()
  const prefix = usePrefix()
  const begun = useSentMessages(({ sent }) =>
    sent.findLast(({ about }) => isInside(about, { ...subject, conversation_id: null, side: start?.side ?? 'asker' })),
  )
  const conversation_id = existing ?? begun?.conversation_id ?? null
  useEffect(() => {
    if (conversation_id === null) return
    let isOver = false
    const open = () => !isOver && void router.navigate({ href: withLanguage(prefix, `/messages/${conversation_id}`), replace: true })
    if (existing === null && begun && start) void storeBegun(start, begun).then(open)
    else open()
    return () => {
      isOver = true
    }
  }, [router, prefix, conversation_id, existing, begun, start])
  return conversation_id
}

/** Whom it reaches, and how without an account. */
function SupportHint() {
  const { t } = useTranslation('conversations')
  return <PageLinks lead={t('supportHint')} pages={['help', 'contact']} />
}

/** Why nothing can be written about it, and where else to ask. */
function NotThere({ code, retry }: { code: ProblemCode; retry: () => void }) {
  const { t } = useTranslation('conversations')
  const gone = t(code === 'not-allowed' ? 'start.own' : 'start.gone')
  return <NotAvailable code={code} heading={t('new')} title={t('start.title')} offline={t('start.offline')} gone={gone} retry={retry} />
}
