import { useEffect, useRef, useState } from 'react'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { composed } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { MessageAbout } from './message-entry.ts'
import { sendMessage } from './send-message.ts'
import { useMessageWords } from './use-message-words.ts'
import { usePictureDraft } from './use-picture-draft.ts'

const loadShrinking = () => import('../../ui/media/shrink-picture.ts')

/** Code points that may still be written. */
const leftOf = (text: string): number => MESSAGE_LIMITS.textLongest - [...composed(text).trim()].length

/** A message as it is written: its text is kept at every stroke and its picture once it is chosen, under the conversation that it is for. */
export function useComposer(about: MessageAbout, onSend: () => void) {
  const [isShrinking, setShrinking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { conversation_id, kind, subject } = about
  const name = conversation_id === null ? `message about ${kind} ${subject}` : `message in ${conversation_id}`
  const { text, typed, write, meeting, draft } = useMessageWords(name)
  const { picture, put: putPicture, dropSent, isRestored: isPictureRestored } = usePictureDraft(`picture of ${name}`)

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
      putPicture(await shrinkWhole(await openPicture(file)))
    } catch (cause) {
      fail(cause)
    }
    setShrinking(false)
  }
  const left = leftOf(text)
  const isEmpty = composed(text).trim() === '' && !picture
  const canSend = !isEmpty && left >= 0 && !isShrinking
  const send = () => {
    if (!canSend || !meeting.judge()) return
    setProblem(undefined)
    const invitation = meeting.taken()
    const onStored = () => {
      // What was typed in between is the next message.
      if (typed.current === text) {
        draft.forget()
        write('')
        meeting.close()
      }
      dropSent(picture)
      onSend()
    }
    void sendMessage({ about, text: composed(text).trim(), picture, meeting: invitation, onStored }).catch(fail)
  }
  return {
    text,
    left,
    /** What stands here from an earlier visit. */
    restored: draft.isRestored && text !== '' ? ('text' as const) : isPictureRestored && ('picture' as const),
    picture,
    /** An invitation to an interview, as it is written. */
    meeting,
    isShrinking,
    problem,
    canSend,
    type: (next: string) => {
      write(next)
      draft.note()
    },
    put: (file: File) => void put(file),
    dropPicture: () => putPicture(undefined),
    send,
  }
}
