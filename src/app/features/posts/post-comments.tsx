import type { PostDetail } from '#contract/posts/posts.ts'
import { Comments } from '../../threads/parts/comments.tsx'
import type { ThreadSubject } from '../../threads/subject.ts'
import type { Answer } from '../../wire/answer.ts'

/** A post as its comments know it. */
const subjectOf = ({ id, title }: PostDetail): ThreadSubject => ({ id, page: `/posts/${id}`, title, api: '/api/posts/{id}/', draft: `comment post ${id}` })

/** What readers say of a post. */
export const PostComments = ({ answer }: { answer: Answer<PostDetail> }) => <Comments subject={subjectOf(answer.value)} answer={answer} />
