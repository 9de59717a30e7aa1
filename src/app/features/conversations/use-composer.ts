import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { composed } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { useFormDraft } from '../../state/drafts/use-form-draft.ts'
import type { MessageAbout } from './message-entry.ts'
import { sendMessage } from './send-message.ts'

const loadShrinking = () => import('../../ui/media/shrink-picture.ts')

/** Code points that may still be written. */
const leftOf = (text: string): number => MESSAGE_LIMITS.textLongest - [...composed(text).trim()].length

/** A message as it is written: its text is kept at every stroke, under the conversation that it is for; one picture may go along. */
export function useComposer(about: MessageAbout, onSend: () => void) {
  const typed = useRef('')
  const [text, setText] = useState('')
  const [picture, setPicture] = useState<Blob>()
  const [isShrinking, setShrinking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const write = useCallback((next: string) => {
    typed.current = next
    setText(next)
  }, [])
  const stored = useMemo(() => ({ read: () => ({ text: typed.current }), write: ({ text = '' }: Record<string, string>) => write(text) }), [write])
  const { conversation_id, kind, subject } = about
  const draft = useFormDraft(stored, conversation_id === null ? `message about ${kind} ${subject}` : `message in ${conversation_id}`)

  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const fail = (cause: unknown) => {
    if (!isOver.current) setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
  }
  const put = async (file: File) => {
    setShrinking(true)
    setProblem(undefined)
    try {
      const { openPicture, shrinkWhole } = await loadShrinking()
      setPicture(await shrinkWhole(await openPicture(file)))
    } catch (cause) {
      fail(cause)
    }
    setShrinking(false)
  }
  const left = leftOf(text)
  const isEmpty = composed(text).trim() === '' && !picture
  const canSend = !isEmpty && left >= 0 && !isShrinking
  const send = () => {
    if (!canSend) return
    setProblem(undefined)
    const onStored = () => {
      // What was typed in between is the next message.
      if (typed.current === text) {
        draft.forget()
        write('')
      }
      setPicture((held) => (held === picture ? undefined : held))
      onSend()
    }
    void sendMessage({ about, text: composed(text).trim(), picture, onStored }).catch(fail)
  }
  return {
    text,
    left,
    isRestored: draft.isRestored && text !== '',
    picture,
    isShrinking,
    problem,
    canSend,
    type: (next: string) => {
      write(next)
      draft.note()
    },
    put: (file: File) => void put(file),
    dropPicture: () => setPicture(undefined),
    send,
  }
}
