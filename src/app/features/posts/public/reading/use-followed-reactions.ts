import { useEffect } from 'react'
import { useSession } from '../../../../state/session/session.ts'

/** Has the page know how its reader likes what, where a user is signed in; its program comes then. */
export function useFollowedReactions(): void {
  const isMember = useSession(({ account }) => account !== null)
  useEffect(() => {
    // Without it a post looks as if the reader had not said anything: pressed again, it is the same wish.
    if (isMember) void import('../reactions/follow-own-reactions.ts').then(({ followOwnReactions }) => followOwnReactions()).catch(() => undefined)
  }, [isMember])
}
