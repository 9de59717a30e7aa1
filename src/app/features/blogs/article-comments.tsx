import { ARTICLE_API, articlePath } from '#contract/blogs/article-paths.ts'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { Comments } from '../../threads/parts/comments.tsx'
import type { ThreadSubject } from '../../threads/subject.ts'
import type { Answer } from '../../wire/answer.ts'

/** An article as its comments know it. */
const subjectOf = ({ id, title }: BlogDetail): ThreadSubject => ({
  id,
  page: articlePath(id),
  title: title ?? '',
  api: ARTICLE_API,
  draft: `comment ${id}`,
})

/** What readers say of an article. */
export const ArticleComments = ({ answer }: { answer: Answer<BlogDetail> }) => <Comments subject={subjectOf(answer.value)} answer={answer} />
