import { useTranslation } from 'react-i18next'
import type { ResultOf } from '#contract/core/endpoint.ts'
import type { listModeratedComments, ModeratedComment } from '#contract/threads/comments.ts'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { type CommentFilter, loadModerated } from '../calls.ts'
import { useDecided } from '../use-decided.ts'
import { ListEmpty, ListFailed } from './list-states.tsx'
import { ModeratedRow } from './moderated-row.tsx'

const ROW_PX = 240

/** Comments that wait for a decision, or were removed. */
export function ModeratedList({ filter }: { filter: CommentFilter }) {
  const { t } = useTranslation('moderation')
  const pages = useOwnPages<ModeratedComment, ResultOf<typeof listModeratedComments>>(
    { load: (options, cursor) => loadModerated(filter, options, cursor), nameOf: ({ id }) => id },
    `moderated ${filter}`,
  )
  const decided = useDecided<'release' | 'remove'>()
  const { answer, problem, rows, total } = pages
  if (!answer || !rows) return problem ? <ListFailed problem={problem} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <ListEmpty text={t(`empty.${filter}`)} />
  return (
    <div className="grid gap-2">
      <p role="status">{t(`count.${filter}`, { count: total })}</p>
      <VirtualList rows={rows} keyOf={({ id }) => id} total={total} estimatePx={ROW_PX} label={t(`filters.${filter}`)} onNearEnd={pages.loadMore}>
        {(comment) => <ModeratedRow comment={comment} decided={decided.of(comment.id)} onDecided={(deed) => decided.note(comment.id, deed)} />}
      </VirtualList>
      <MoreRows pages={pages} texts={{ offline: t('needsNetwork'), failed: t('moreFailed') }} />
    </div>
  )
}
