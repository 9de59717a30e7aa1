import { useTranslation } from 'react-i18next'
import type { AuthorRequest, listAuthors } from '#contract/blogs/own-blogs.ts'
import type { ResultOf } from '#contract/core/endpoint.ts'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { type AuthorFilter, loadAuthors } from '../calls.ts'
import { useDecided } from '../use-decided.ts'
import { AuthorRow } from './author-row.tsx'
import { ListEmpty, ListFailed } from './list-states.tsx'

const ROW_PX = 180

/** Who asks to write, or who may. */
export function AuthorList({ state }: { state: AuthorFilter }) {
  const { t } = useTranslation('desk', { keyPrefix: 'authors' })
  const pages = useOwnPages<AuthorRequest, ResultOf<typeof listAuthors>>(
    { load: (options, cursor) => loadAuthors(state, options, cursor), nameOf: ({ user_id }) => user_id },
    `authors ${state}`,
  )
  const decided = useDecided<'grant' | 'refuse'>()
  const { answer, problem, rows, total } = pages
  if (!answer || !rows) return problem ? <ListFailed problem={problem} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <ListEmpty text={t(`empty.${state}`)} />
  return (
    <div className="grid gap-2">
      <p role="status">{t(`count.${state}`, { count: total })}</p>
      <VirtualList rows={rows} keyOf={({ user_id }) => user_id} total={total} estimatePx={ROW_PX} label={t(`filters.${state}`)} onNearEnd={pages.loadMore}>
        {(request) => <AuthorRow request={request} decided={decided.of(request.user_id)} onDecided={(deed) => decided.note(request.user_id, deed)} />}
      </VirtualList>
      <MoreRows pages={pages} texts={{ offline: t('needsNetwork'), failed: t('moreFailed') }} />
    </div>
  )
}
