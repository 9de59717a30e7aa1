import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Problem } from '#contract/core/problem.ts'
import { CommentForm } from '#contract/threads/comment-form.ts'
import { useFormDraft } from '../state/drafts/use-form-draft.ts'
import { VISITOR_DRAFTS } from '../state/drafts/visitor-drafts.ts'
import { useSession } from '../state/session/session.ts'
import { useScreenForm } from '../ui/form/use-screen-form.ts'
import { forgetGuestName, readGuestName } from './guest-name.ts'
import { loadAccount } from './own-calls.ts'
import { sendComment } from './send-comment.ts'
import type { ThreadSubject } from './subject.ts'

type Sent = Awaited<ReturnType<typeof sendComment>>

interface Options {
  subject: ThreadSubject
  /** The comment that it answers; undefined: what is talked about itself. */
  parent: number | undefined
  /** It is sent, or waits. */
  onSent?: (sent: Sent) => void
}

/** What is typed: the name and the e-mail where that need not be those of the account. */
type Typed = Pick<CommentForm, 'text'> & Partial<CommentForm>
const WHOLE: v.GenericSchema<Typed, Typed> = CommentForm as never
const TEXT_ALONE: v.GenericSchema<Typed, Typed> = v.pick(CommentForm, ['text'])

/** A comment as it is written: kept at every stroke, by subject and by comment that it answers. */
export function useCommentForm({ subject, parent, onSent }: Options) {
  const userId = useSession(({ account }) => account?.id)
  const [remembered, setRemembered] = useState(() => (userId === undefined ? readGuestName() : undefined))
  const [sent, setSent] = useState<Sent>()
  const trap = useRef<HTMLInputElement>(null)
  const form = useScreenForm({
    schema: subject.isForAccounts ? TEXT_ALONE : WHOLE,
    initialValues: { ...(!subject.isForAccounts && { name: remembered?.name ?? '', email: remembered?.email ?? '' }), text: '' },
    onSubmit: async (texts) => {
      setSent(undefined)
      const done = await sendComment({ subject, parent: parent ?? null, texts: { ...ofSession(), ...texts }, website: trap.current?.value ?? '' })
      draft.forget()
      write({ text: '' })
      setSent(done)
      if (userId === undefined) setRemembered(readGuestName())
      onSent?.(done)
    },
  })
  const { read, write } = form
  const draft = useFormDraft(form, parent === undefined ? subject.draft : `${subject.draft}-${parent}`, VISITOR_DRAFTS)
  useKnownMember(subject.isForAccounts ? undefined : userId, form, draft.isRestored)
  return {
    form,
    trap,
    sent,
    /** What stands there was written earlier. */
    isRestored: draft.isRestored && read().text !== '',
    remembered: userId === undefined ? remembered : undefined,
    note: () => {
      setSent(undefined)
      draft.note()
    },
    forgetName: () => {
      forgetGuestName()
      setRemembered(undefined)
      write({ name: '', email: '' })
      form.focus('name')
    },
  }
}

/** What is known of the writer without asking. */
function ofSession(): { name: string; email: string } {
  const { account } = useSession.getState()
  return { name: account?.username ?? '', email: account?.email ?? '' }
}

/** Fills in name and e-mail of the signed-in user, where the fields are empty. */
function useKnownMember(userId: number | undefined, { read, write }: Pick<ReturnType<typeof useScreenForm>, 'read' | 'write'>, isRestored: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is restored later empties what was filled.
  useEffect(() => {
    if (userId === undefined) return
    let isOver = false
    const fill = (known: { name: string; email: string }) => {
      const now = read()
      const missing = Object.entries(known).filter(([field, text]) => text && !now[field])
      if (!isOver && missing.length > 0) write(Object.fromEntries(missing))
    }
    // What cannot be asked is known of from the session.
    loadAccount().then(
      ({ full_name, username, email }) => fill({ name: full_name || username, email }),
      () => fill(ofSession()),
    )
    return () => {
      isOver = true
    }
  }, [userId, read, write, isRestored])
}

/** The words for refusals that the general ones do not explain. */
export const refusalKey = ({ code }: Problem): string | undefined => (code === 'not-found' ? 'form.gone' : undefined)
