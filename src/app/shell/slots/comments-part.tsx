import { Suspense, useEffect, useMemo, useState } from 'react'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import type { Answer } from '../../wire/answer.ts'

const { promise: here, resolve: arrive } = Promise.withResolvers<void>()

const Comments = hydrateDeferred(async () => {
  const { ArticleComments } = await import('../../features/blogs/article-comments.tsx')
  arrive()
  return ArticleComments
})

/**
 * What readers say of an article, below it. The server writes it, and its program comes with the second wave. Until then the part stays as it
 * is, whatever comes of the article meanwhile: React would throw away what is written, and complain.
 */
export function CommentsPart({ answer }: { answer: Answer<BlogDetail> }) {
  const [first] = useState(answer)
  const [isHere, setHere] = useState(false)
  useEffect(() => void here.then(() => setHere(true)), [])
  const shown = isHere ? answer : first
  // The element itself stays the same, too.
  return useMemo(
    () => (
      <Suspense fallback={<div className="min-h-40" />}>
        <Comments answer={shown} />
      </Suspense>
    ),
    [shown],
  )
}
