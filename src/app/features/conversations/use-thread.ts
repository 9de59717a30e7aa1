import { useEffect, useRef, useState } from 'react'
import { markNoticesRead } from '../../state/notice-list.ts'
import { useAnswer } from '../../wire/use-answer.ts'
import { loadFailure } from '../../wire/use-pages.ts'
import { loadConversation, loadEarlier, markRead } from './calls.ts'
import { noteConversationChange } from './conversation-changes.ts'
import { type KnownMessages, withPage } from './thread-rows.ts'
import { useLookingAgain } from './use-looking-again.ts'

/** A conversation with its messages: the phone's copy first, then as the service has it, asked again while it is looked at. */
export function useThread(conversation_id: number) {
  const hasAnswer = useRef(false)
  const { answer, problem, reload } = useAnswer(
    (options) => loadConversation(conversation_id, { ...options, keptFirst: !hasAnswer.current }),
    `conversation ${conversation_id}`,
  )
  const [known, setKnown] = useState<KnownMessages>()
  const [state, setState] = useState<'idle' | 'loading' | 'offline' | 'failed'>('idle')
  const page = answer?.value
  useEffect(() => {
    if (!page) return
    hasAnswer.current = true
    setKnown((before) => withPage(before, page))
  }, [page])
  useLookingAgain(reload)
  useMarkingRead(answer?.from === 'network' ? page : undefined)
  const loadMore = async () => {
    const [first] = known?.messages ?? []
    if (!first || state === 'loading') return
    setState('loading')
    try {
      const earlier = await loadEarlier(conversation_id, first.id)
      setKnown((before) => withPage(before, earlier))
      setState('idle')
    } catch (error) {
      setState(loadFailure(error))
    }
  }
  return { answer, problem, reload, known, earlier: { state, hasMore: known?.has_earlier ?? false, loadMore: () => void loadMore() } }
}

type Page = Awaited<ReturnType<typeof loadConversation>>['value']

/** Tells the service, while the conversation is looked at, up to where it was read; the bell says so at once. */
function useMarkingRead(page: Page | undefined): void {
  const marked = useRef(0)
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const check = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  useEffect(() => {
    const newest = page?.messages.find(({ is_mine }) => !is_mine)
    if (!page || !newest || !isVisible || page.conversation.unread === 0 || newest.id <= marked.current) return
    const { conversation_id } = page.conversation
    marked.current = newest.id
    markRead(conversation_id, newest.id).then(
      () => {
        markNoticesRead(({ messages }) => messages?.conversation_id === conversation_id)
        noteConversationChange()
      },
      () => {
        // Unread until the next look.
        marked.current = 0
      },
    )
  }, [page, isVisible])
}
