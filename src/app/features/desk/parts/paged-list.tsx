import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { type Page, usePages } from '../../../wire/use-pages.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import { DeskProblem } from './desk-problem.tsx'

interface Props<Row> {
  /** What is asked: another list is another component. */
  name: string
  load: (options: CallOptions, cursor?: string) => Promise<Answer<Page<Row>>>
  nameOf: (row: Row) => string | number
  empty: string
  children: (row: Row) => ReactNode
}

/** A list of the desk, page by page: rows are reached by j and k as well. */
export function PagedList<Row>({ name, load, nameOf, empty, children }: Props<Row>) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const { t: whole } = useTranslation()
  const { answer, problem, reload } = useAnswer((options) => load(options), name)
  const pages = usePages<Row>({ first: answer?.value, load: (cursor) => load({}, cursor), nameOf }, name)
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  if (pages.rows.length === 0)
    return (
      <p role="status" className="card p-6 text-center text-ink-soft">
        {empty}
      </p>
    )
  return (
    <div>
      <ul ref={list} className="card">
        {pages.rows.map((row) => (
          <li key={nameOf(row)} className="border-t border-line first:border-t-0">
            {children(row)}
          </li>
        ))}
      </ul>
      <LoadMore
        more={pages}
        byItself={false}
        texts={{ more: t('more'), loading: whole('common:loading'), offline: t('moreOffline'), failed: t('moreFailed') }}
      />
    </div>
  )
}

/** j and k move from row to row, by the link that each begins with, or what is named its head. */
function useRowKeys(list: { readonly current: HTMLUListElement | null }): void {
  const onMove = (step: 1 | -1) => {
    const links = [...(list.current?.children ?? [])].flatMap((row) => row.querySelector<HTMLElement>('a, [data-row-head]') ?? [])
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
  }
  useDeskKeys({ onMove })
}
