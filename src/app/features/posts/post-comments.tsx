import { hideComment, listHiddenComments } from '#contract/posts/hidden-comments.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import { Comments } from '../../threads/parts/comments.tsx'
import type { ThreadSubject } from '../../threads/subject.ts'
import type { Answer } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** A post as its comments know it. */
const subjectOf = ({ id, title, author, comments_closed }: PostDetail): ThreadSubject => ({
  id,
  page: `/posts/${id}`,
  title,
  api: '/api/posts/{id}/',
  draft: `comment post ${id}`,
  isForAccounts: true,
  isClosed: comments_closed,
  hiding: {
    author,
    hide: async (comment_id, hidden) => (await call(hideComment, { params: { post_id: id, comment_id }, body: { hidden } })).value,
    list: async () => (await call(listHiddenComments, { params: { post_id: id } })).value,
  },
})

/** What readers say of a post. */
export const PostComments = ({ answer }: { answer: Answer<PostDetail> }) => <Comments subject={subjectOf(answer.value)} answer={answer} />
