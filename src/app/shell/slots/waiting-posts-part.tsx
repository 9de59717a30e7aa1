import { useSession } from '../../state/session/session.ts'
import { useWhenIdle } from '../use-late.ts'
import { useTextsOf } from '../use-texts-of.ts'

const load = async () => (await import('../../features/posts/own/parts/waiting-posts.tsx')).WaitingPosts

/** One’s own posts that wait on this phone, above the posts of all. Visitors have none. */
export function WaitingPostsPart() {
  const isMember = useSession(({ account }) => account !== null)
  return isMember ? <OfMember /> : null
}

function OfMember() {
  const Part = useWhenIdle(load, true)
  const hasTexts = useTextsOf('/posts/own', Part !== undefined)
  return Part && hasTexts ? <Part /> : null
}
