import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { useOwnComments } from '../own-comments.ts'
import { notListed, type OwnRow } from '../own-rows.ts'
import { DeskProvider } from '../use-desk.ts'
import { useNewDesk } from '../use-new-desk.ts'
import { CommentList } from './comment-list.tsx'
import { WritePlace } from './write-place.tsx'

const NONE: readonly OwnRow[] = []

/** What readers say of an article: the first of it came with the page, and works as it is; writing comes late. */
export function Comments({ answer }: { answer: Answer<BlogDetail> }) {
  const { t } = useTranslation('comments')
  const { id, title, comments, comment_count = comments.length } = answer.value
  const desk = useNewDesk({ id, title })
  const { Part } = desk
  const own = useOwnComments((store) => (store.blog_id === id ? store.rows : NONE))
  const news = notListed(own, { rows: comments, fetchedAt: answer.fetchedAt }).filter(({ state }) => state === 'shown').length
  const count = comment_count + news
  return (
    <DeskProvider value={desk}>
      <section aria-labelledby="comments-title" className="grid grid-cols-1 gap-4">
        <h2 id="comments-title" className="text-lg">
          {count === 0 ? t('title') : t('count', { count })}
        </h2>
        {Part && <Part part={{ kind: 'follow' }} />}
        <CommentList answer={answer} total={comment_count} own={own} />
        <WritePlace />
      </section>
    </DeskProvider>
  )
}
