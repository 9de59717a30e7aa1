import type { BlogDetail } from '#contract/blogs.ts'
import { Comments } from '../features/comments/parts/comments.tsx'
import type { Answer } from '../wire/answer.ts'

/** What readers say of an article, below it. */
export const CommentsPart = ({ answer }: { answer: Answer<BlogDetail> }) => <Comments answer={answer} />
