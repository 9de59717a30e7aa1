import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogCard, BlogPage } from '#contract/blogs/blogs.ts'
import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { DeferredEnd } from '../../../../ui/lists/deferred-end.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { usePlaceInList } from '../../../../ui/lists/use-place-in-list.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import type { MagazineAnswers } from '../calls.ts'
import { BlogGrid } from '../parts/blog-grid.tsx'
import { rememberBlogs } from '../seen-blogs.ts'
import { useBlogBookmarks } from '../use-blog-bookmarks.ts'
import { useBlogLinks } from '../use-blog-links.ts'
import { useMagazineAddress } from '../use-magazine-address.ts'

/** Links and a form already as the server writes them: their programs have time. Their elements stay the same, so that nothing updates what is not alive yet. */
const MagazineBar = hydrateDeferred(async () => (await import('../parts/magazine-bar.tsx')).MagazineBar)
const MagazineAside = hydrateDeferred(async () => (await import('../parts/magazine-aside.tsx')).MagazineAside)
const LoadMoreBlogs = hydrateDeferred(async () => (await import('../parts/load-more-blogs.tsx')).LoadMoreBlogs)

interface MagazineProps {
  /** The same object as long as it asks the same. */
  filter: BlogFilter
  found: MagazineAnswers
}

/** The E-MAGAZINE. @see Specification §2.4 "/blogs" */
export function Magazine({ filter, found: [answer, aside] }: MagazineProps) {
  const { t } = useTranslation('blogs')
  const key = canonicalQuery(filter)
  const beside = aside?.value
  // Another filter is another form: what stood in it is not asked for any more.
  const bar = useMemo(
    () => (
      <Suspense key={canonicalQuery(filter)} fallback={<div className="min-h-28 sm:min-h-12 mb-3" />}>
        <MagazineBar filter={filter} />
      </Suspense>
    ),
    [filter],
  )
  const side = useMemo(
    () =>
      beside && (
        <Suspense fallback={<PartWaiting className="h-40" />}>
          <MagazineAside aside={beside} filter={filter} />
        </Suspense>
      ),
    [beside, filter],
  )
  return (
    <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-2">
        <h1 className="text-xl mb-2 max-lg:sr-only">{t('title')}</h1>
        {bar}
      </div>
      {side && <aside className="min-w-0 mb-4 lg:col-start-2 lg:row-start-2">{side}</aside>}
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        <Results key={key} filter={filter} answer={answer} />
      </div>
    </div>
  )
}

function Results({ filter, answer }: { filter: BlogFilter; answer: Answer<BlogPage> }) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const name = `blogs${canonicalQuery(filter)}`
  const pages = usePages<BlogCard>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadBlogs(filter, {}, cursor), nameOf: ({ id }) => id },
    name,
  )
  const { rows } = pages
  const links = useBlogLinks()
  const keeping = useBlogBookmarks(rows, t('untitled'))
  const list = useRef<HTMLDivElement>(null)
  usePlaceInList(name, list)
  useEffect(() => rememberBlogs(rows), [rows])

  const { total, total_is_exact, results } = answer.value
  const isFound = rows.length > 0
  return (
    <div ref={list}>
      <p role="status" className="mb-3">
        <b className="tabular">{isFound && t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />
      </p>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      {isFound ? <BlogGrid blogs={rows} tools={{ t, format, links, keeping }} /> : <NothingFound isAll={canonicalQuery(filter) === ''} />}
      <DeferredEnd more={pages} End={LoadMoreBlogs} />
    </div>
  )
}

function NothingFound({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('blogs')
  const { hrefOf, follow } = useMagazineAddress()
  return (
    <NothingHere drawing={isAll ? 'book' : 'search'} title={t('list.empty')} hint={t(isAll ? 'list.emptyAll' : 'list.emptyHint')}>
      {!isAll && (
        <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
          {t('list.seeAll')}
        </a>
      )}
    </NothingHere>
  )
}
