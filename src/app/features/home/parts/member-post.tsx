import { useEffect } from 'react'
import type { HomePost } from '#contract/home.ts'
import type { PostPage } from '#contract/posts/posts.ts'
import { useHeldRelations } from '../../../members/relations-held.ts'
import { useLeftOutMembers } from '../../../members/use-left-out.ts'
import type { Answer } from '../../../wire/answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadLatestFollowed, loadLatestPosts } from '../post-calls.ts'

/** Which post Home shows a member. */
export interface PostChoice {
  /** User id of the member. */
  reader: number
  /** Null: there is none that they may be shown. */
  post: HomePost | null
  /** Of those whom they follow. */
  isFollowed: boolean
  /** User ids of those of whom they see nothing. */
  leftOut: ReadonlySet<number>
}

interface Props {
  reader: number
  /** The latest of all, the same for all readers. */
  latest: HomePost
  onChoose: (choice: PostChoice) => void
}

/** Shows nothing: chooses the latest post of those whom the reader follows, or the latest of all whose author they have neither muted nor blocked. */
export function MemberPost({ reader, latest, onChoose }: Props) {
  const leftOut = useLeftOutMembers()
  const isFollowing = useHeldRelations(({ of, answer }) => of === reader && (answer?.value.following.length ?? 0) > 0)
  const isLeftOut = leftOut.has(latest.author)
  const followed = useCachedAnswer((options) => (isFollowing ? loadLatestFollowed(options) : NOTHING), `home followed ${isFollowing}`)
  const others = useCachedAnswer((options) => (isLeftOut ? loadLatestPosts(options) : NOTHING), `home others ${isLeftOut}`)
  const isKnown = followed.answer !== undefined || followed.problem !== undefined
  const ofFollowed = firstOf(followed.answer, leftOut)
  const post = ofFollowed ?? (isLeftOut ? (firstOf(others.answer, leftOut) ?? null) : latest)
  const isFollowed = ofFollowed !== undefined
  useEffect(() => {
    if (isKnown) onChoose({ reader, post, isFollowed, leftOut })
  }, [isKnown, reader, post, isFollowed, leftOut, onChoose])
  return null
}

/** What has not to be asked for. */
const NOTHING: Promise<Answer<PostPage>> = Promise.resolve({
  value: { results: [], next_cursor: null, previous_cursor: null, total: 0, total_is_exact: true },
  ...{ address: '', fetchedAt: '', from: 'network', etag: null },
})

const firstOf = (answer: Answer<PostPage> | undefined, leftOut: ReadonlySet<number>) => answer?.value.results.find(({ author }) => !leftOut.has(author))
