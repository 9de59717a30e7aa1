import type { CommentForm } from '#contract/blogs/comment-form.ts'
import { addComment, addGuestComment, type OwnComment } from '#contract/blogs/comments.ts'
import { newKey } from '#contract/core/new-key.ts'
import { putGuestComment } from '../../../state/outbox/guest-comments.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { markGuest } from '../../../state/session/guest-mark.ts'
import { useSession } from '../../../state/session/session.ts'
import { send } from '../../../wire/send.ts'
import { type CommentAbout, GUESTS, MEMBERS } from './comment-entry.ts'
import { keepGuestName } from './guest-name.ts'
import { noteFresh } from './own-comments.ts'

interface Options {
  about: CommentAbout
  /** The comment that it answers. */
  parent: number | null
  texts: CommentForm
  /** What stands in the field that people do not see. */
  website: string
}

/** Sends a comment, in one's own name or as a guest, or has it wait on this phone. @throws {Problem} the service's refusal: the form still has it. */
export async function sendComment({ about, parent, texts, website }: Options): Promise<OwnComment['state'] | 'queued'> {
  const { account, language } = useSession.getState()
  const key = newKey()
  const input = { params: { blog_id: about.blog_id }, body: { ...texts, parent, key, language, website } }
  if (!account) {
    keepGuestName({ name: texts.name, email: texts.email })
    markGuest()
  }
  try {
    const sent = account ? await send(addComment, input, { noun: MEMBERS, about }) : await send(addGuestComment, input, { noun: GUESTS, about })
    if (sent.kind === 'queued') return 'queued'
    noteFresh({ ...sent.answer, key: account ? undefined : key })
    if (!account) await putGuestComment({ ...sent.answer, key, title: about.title })
    return sent.answer.state
  } finally {
    await loadOutbox()
  }
}
