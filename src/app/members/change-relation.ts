import { loadOutbox } from '../state/outbox/outbox.ts'
import { type MuteSpan, sendBlock, sendFollow, sendMute } from './relation-calls.ts'
import type { Member } from './relation-entry.ts'
import { putRelations, useHeldRelations } from './relations-held.ts'

/** How far it has come: the service has it, or it waits on this phone. */
export type Changed = 'done' | 'queued'

/** Shows at once what was pressed, until the service has answered or the outbox has it. @throws whatever `change` throws; then it is as it was */
async function wishing(key: string, isOn: boolean, change: () => Promise<Changed>): Promise<Changed> {
  const mine = { isOn }
  useHeldRelations.setState(({ wishes }) => ({ wishes: new Map(wishes).set(key, mine) }))
  try {
    const done = await change()
    if (done === 'queued') await loadOutbox()
    return done
  } finally {
    // One that was pressed since is for its own answer to end.
    useHeldRelations.setState(({ wishes }) => (wishes.get(key) === mine ? { wishes: new Map([...wishes].filter(([other]) => other !== key)) } : {}))
  }
}

/** An answer that comes after another person has signed in is nothing of theirs. */
function rememberAccount(): () => boolean {
  const { of } = useHeldRelations.getState()
  return () => useHeldRelations.getState().of === of
}

/** Follows a member, or no longer. @throws {Problem} not-possible, relations-full, not-signed-in, out-of-space */
export const changeFollow = (member: Member, following: boolean): Promise<Changed> =>
  wishing(`follow ${member.user_id}`, following, async () => {
    const isSameAccount = rememberAccount()
    const sent = await sendFollow(member, following)
    if (sent.kind === 'queued' || !isSameAccount()) return sent.kind
    const { follower_count } = sent.answer
    useHeldRelations.setState(({ counts }) => ({ counts: new Map(counts).set(member.user_id, follower_count) }))
    const value = useHeldRelations.getState().answer?.value
    if (value) {
      const others = value.following.filter((id) => id !== member.user_id)
      putRelations({ ...value, following: following ? [...others, member.user_id] : others })
    }
    return 'done'
  })

/** @param span null: no longer. @throws as `changeFollow` */
export const changeMute = (member: Member, span: MuteSpan | null): Promise<Changed> =>
  wishing(`mute ${member.user_id}`, span !== null, async () => {
    const isSameAccount = rememberAccount()
    const sent = await sendMute(member, span)
    if (sent.kind === 'done' && isSameAccount()) putRelations(sent.answer)
    return sent.kind
  })

/** @throws as `changeFollow` */
export const changeBlock = (member: Member, blocked: boolean): Promise<Changed> =>
  wishing(`block ${member.user_id}`, blocked, async () => {
    const isSameAccount = rememberAccount()
    const sent = await sendBlock(member, blocked)
    if (sent.kind === 'done' && isSameAccount()) putRelations(sent.answer)
    return sent.kind
  })
