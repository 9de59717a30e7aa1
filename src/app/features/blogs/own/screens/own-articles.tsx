import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnBlog } from '#contract/blogs/own-blogs.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { loadAuthor, loadOwnArticles, type OwnBlogPage } from '../calls.ts'
import { isPlain, type OwnFilter, readOwnFilter } from '../own-filter.ts'
import { AskToWrite } from '../parts/ask-to-write.tsx'
import { OwnArticleActions } from '../parts/own-article-actions.tsx'
import { OwnArticleRow } from '../parts/own-article-row.tsx'
import { OwnArticlesFilter } from '../parts/own-articles-filter.tsx'
import { UnfinishedArticle } from '../parts/unfinished-article.tsx'

const ROW_PX = 170

/** One's own articles, and before there are any the way to write. @param filter as the address says it. */
export function OwnArticles({ filter: asked }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation('writing')
  const { answer, problem, reload, put } = useCachedAnswer(loadAuthor, 'author')
  const author = answer?.value
  const isAuthor = author?.state === 'granted'
  const filter = readOwnFilter(asked)
  const content = () => {
    if (!author) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={reload} /> : <RowsWaiting />
    const list = <Results key={canonicalQuery(filter)} filter={filter} isAuthor={isAuthor} />
    if (!isAuthor)
      return (
        <>
          <AskToWrite author={author} onAsked={put} />
          {author.state !== 'none' && list}
        </>
      )
    return (
      <>
        <UnfinishedArticle />
        <OwnArticlesFilter filter={filter} />
        {list}
      </>
    )
  }
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 min-h-12">
        <h1 className="text-xl">{t('shell:titles.writing')}</h1>
        {isAuthor && (
          <ScreenLink to="/writing/new" className="btn-primary">
            <Icon name="i-lucide-plus" />
            {t('titles.new')}
          </ScreenLink>
        )}
      </div>
      {content()}
    </div>
  )
}

/** @param isAuthor who may not write any more still takes off what is there; of none nothing is said. */
function Results({ filter, isAuthor }: { filter: OwnFilter; isAuthor: boolean }) {
  const { t } = useTranslation('writing')
  const pages = useOwnPages<OwnBlog, OwnBlogPage>(
    { load: (options, cursor) => loadOwnArticles(filter, options, cursor), nameOf: ({ id }) => id },
    `own articles ${canonicalQuery(filter)}`,
  )
  const now = useNow() ?? Date.now()
  const [asked, setAsked] = useState<OwnBlog>()
  const { answer, problem, rows, total } = pages
  if (!isAuthor && !rows?.length) return null
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingThere filter={filter} />
  const tools = { t, now, onMore: setAsked }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('list.count', { count: total })}</span>
        <AgeNote answer={answer} shown={rows.length} held={t('blogs:list.held', { count: rows.length, held: answer.heldRows ?? rows.length })} />
      </p>
      <VirtualList rows={rows} keyOf={({ id }) => id} total={total} estimatePx={ROW_PX} label={t('shell:titles.writing')} onNearEnd={pages.loadMore}>
        {(blog) => <OwnArticleRow blog={blog} tools={tools} />}
      </VirtualList>
      <MoreRows pages={pages} texts={{ offline: t('list.moreOffline'), failed: t('list.moreFailed') }} />
      {asked && <OwnArticleActions blog={asked} onDone={pages.take} onRemoved={pages.reload} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function NothingThere({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('writing')
  const isNone = isPlain(filter)
  return (
    <NothingHere
      drawing={isNone ? 'book' : 'search'}
      title={t(isNone ? 'list.empty' : 'list.noneFits')}
      hint={t(isNone ? 'list.emptyHint' : 'list.noneFitsHint')}
      as="status"
    >
      {isNone ? (
        <ScreenLink to="/writing/new" className="btn-primary">
          {t('list.writeFirst')}
        </ScreenLink>
      ) : (
        <AppLink to="/writing" replace className="btn-quiet">
          {t('list.showAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}
