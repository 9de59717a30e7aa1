import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { GuestComment } from '../../state/outbox/guest-comments.ts'
import { loadOutbox, useOutbox } from '../../state/outbox/outbox.ts'
import { hasGuestMark } from '../../state/session/guest-mark.ts'
import { useSession } from '../../state/session/session.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { useCachedAnswer } from '../../wire/use-cached-answer.ts'
import { readCommentEntry } from '../comment-entry.ts'
import { composeOwn } from '../compose-own.ts'
import { followGuest } from '../follow-guest.ts'
import { loadOwnComments } from '../own-calls.ts'
import { recallRemoved, useOwnComments } from '../own-comments.ts'
import { useDesk } from '../use-desk.ts'
import { GuestNews } from './guest-news.tsx'

const NONE: readonly OwnComment[] = []

/** No user is signed in: there is nothing to ask for. */
const nothing = (): Answer<OwnComment[]> => ({ value: [], address: '', fetchedAt: new Date().toISOString(), from: 'network', etag: null })

/** Keeps what this reader has written on the page where the lists find it: as the service says it, and as this phone knows it. */
export function OwnFollower() {
  const { page } = useDesk().subject
  const userId = useSession(({ account }) => account?.id)
  const load = async (options: CallOptions) => (useSession.getState().account ? loadOwnComments(page, options) : nothing())
  const { answer, reload } = useCachedAnswer(load, `own comments ${page} of ${userId}`)
  const [guest, setGuest] = useState<readonly GuestComment[]>([])
  const { fresh, changed } = useOwnComments()
  useEffect(recallRemoved, [])
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  const entries = useOutbox(useShallow(({ entries }) => entries.filter((entry) => readCommentEntry(entry)?.about.page === page)))
  const settled = entries
    .filter(({ state }) => state === 'sent')
    .map((entry) => entry.id)
    .join()
  const isMember = userId !== undefined
  useEffect(() => {
    if (!isKnown && (isMember || hasGuestMark())) void loadOutbox()
  }, [isKnown, isMember])
  useEffect(() => {
    if (settled !== '') reload()
    let isOver = false
    void followGuest(page, (held) => !isOver && setGuest(held))
    return () => {
      isOver = true
    }
  }, [page, settled, reload])
  const listed = answer?.value ?? NONE
  useEffect(() => {
    useOwnComments.setState({ page, rows: composeOwn({ page, listed, guest, fresh, entries, changed }) })
  }, [page, listed, guest, fresh, entries, changed])
  // A member is notified of answers.
  return isMember ? null : <GuestNews guest={guest} />
}
