import { newKey } from '#contract/core/new-key.ts'
import type { CommentForm } from '#contract/threads/comment-form.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import { writesOnThread, writesOnThreadAsGuest } from '#contract/threads/thread-writes.ts'
import { putGuestComment } from '../state/outbox/guest-comments.ts'
import { loadOutbox } from '../state/outbox/outbox.ts'
import { markGuest } from '../state/session/guest-mark.ts'
import { useSession } from '../state/session/session.ts'
import { send } from '../wire/send.ts'
import { type CommentAbout, GUESTS, MEMBERS } from './comment-entry.ts'
import { keepGuestName } from './guest-name.ts'
import { noteFresh } from './own-comments.ts'
import type { ThreadSubject } from './subject.ts'

interface Options {
  subject: ThreadSubject
  /** The comment that it answers. */
  parent: number | null
  texts: CommentForm
  /** What stands in the field that people do not see. */
  website: string
}

/** Sends a comment, in one's own name or as a guest, or has it wait on this phone. @throws {Problem} the service's refusal: the form still has it. */
export async function sendComment({ subject, parent, texts, website }: Options): Promise<OwnComment['state'] | 'queued'> {
  const { account, language } = useSession.getState()
  const key = newKey()
  const about: CommentAbout = { page: subject.page, title: subject.title }
  const input = { params: { id: subject.id }, body: { ...texts, parent, key, language, website } }
  if (!account) {
    keepGuestName({ name: texts.name, email: texts.email })
    markGuest()
  }
  try {
    const sent = account
      ? await send(writesOnThread(subject.api), input, { noun: MEMBERS, about })
      : await send(writesOnThreadAsGuest(subject.api), input, { noun: GUESTS, about })
    if (sent.kind === 'queued') return 'queued'
    noteFresh({ ...sent.answer, key: account ? undefined : key })
    if (!account) await putGuestComment({ ...sent.answer, key, title: about.title })
    return sent.answer.state
  } finally {
    await loadOutbox()
  }
}
