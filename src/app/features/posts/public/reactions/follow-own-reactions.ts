import { listOwnReactions } from '#contract/posts/post-reactions.ts'
import type { Reaction } from '#contract/threads/reactions.ts'
import { dismiss, useOutbox } from '../../../../state/outbox/outbox.ts'
import { useSession } from '../../../../state/session/session.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { call } from '../../../../wire/call.ts'
import { onReconnect } from '../../../../wire/reconnect.ts'
import { NO_REACTIONS, takeReaction, useOwnReactions } from './own-reactions.ts'
import { answerOfReaction, REACTIONS_NOUN } from './reaction-entry.ts'
import { storeOwnReactions } from './store-own-reactions.ts'

let isFollowing = false

/** For as long as the page lives: how the present user likes what, asked again when another one is here, or something was sent. */
export function followOwnReactions(): void {
  if (isFollowing) return
  isFollowing = true
  useSession.subscribe(({ account, token }, before) => {
    if (account?.id !== before.account?.id || (token !== null && before.token === null)) askReactions()
  })
  onReconnect(askReactions)
  useOutbox.subscribe(({ entries }, before) => {
    const sent = entries === before.entries ? [] : entries.filter(({ noun, state }) => noun === REACTIONS_NOUN && state === 'sent')
    if (sent.length === 0) return
    // Before the entry goes, so that what it asked for stays on screen. What the phone had stored is older than these answers.
    const me = useSession.getState().account?.id
    const answers = sent.flatMap((entry) => answerOfReaction(entry) ?? [])
    const isTaken = answers.length === sent.length && answers.every((answer) => takeReaction(me, answer))
    if (isTaken) void storeOwnReactions()
    else askReactions()
    void Promise.all(sent.map(({ id }) => dismiss(id)))
  })
  askReactions()
}

function askReactions(): void {
  const { account, token } = useSession.getState()
  const of = account?.id
  if (useOwnReactions.getState().of !== of) useOwnReactions.setState({ ...NO_REACTIONS, of })
  if (of === undefined || token === null) return
  const take = ({ value }: Answer<unknown>) => {
    if (useOwnReactions.getState().of !== of) return
    const rows = value as { post: number; kind: Reaction }[]
    useOwnReactions.setState({ kinds: new Map(rows.map(({ post, kind }) => [post, kind])) })
  }
  // What is not known looks as if there were none: pressed again, it is the same wish.
  void call(listOwnReactions, {}, { keptFirst: true, later: take }).then(take, () => undefined)
}
