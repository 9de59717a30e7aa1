import { Suspense, useMemo } from 'react'
import type { PostDetail } from '#contract/posts/posts.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import type { Answer } from '../../wire/answer.ts'

const Comments = hydrateDeferred(async () => (await import('../../features/posts/post-comments.tsx')).PostComments)

/** What readers say of a post, below it. The server writes it, and its program comes with the second wave. */
export function PostCommentsPart({ answer }: { answer: Answer<PostDetail> }) {
  // The element itself stays the same, too.
  return useMemo(
    () => (
      <Suspense fallback={<div className="min-h-40" />}>
        <Comments answer={answer} />
      </Suspense>
    ),
    [answer],
  )
}
