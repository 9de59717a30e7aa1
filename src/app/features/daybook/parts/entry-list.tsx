import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { DAYBOOK_KINDS } from '#contract/daybook/daybook-rules.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../ui/navigation/screen-problem.tsx'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import { type DaybookPage, type DaybookRow, loadEntries } from '../calls.ts'
import type { DaybookFilter } from '../daybook-asked.ts'
import type { Daybook } from '../use-daybook.ts'
import { rowsWith } from '../with-changes.ts'
import type { EntryStart } from './entry-dialog.tsx'
import { EntryRow } from './entry-row.tsx'

interface Props {
  filter: DaybookFilter
  title: string
  daybook: Daybook
  onEdit: (start: EntryStart) => void
  /** Absent: all, page by page; else so many, and the way to all. */
  most?: number
}

/** Entries, the latest day first, with what waits to be sent. A list by another filter is another component: give it a key. */
export function EntryList({ filter, title, daybook, onEdit, most }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const { answer, problem, reload, rows, hasMore, ...more } = useOwnPages<DaybookRow, DaybookPage>(
    { load: (options, cursor) => loadEntries(filter, options, cursor), nameOf: ({ entry_key }) => entry_key },
    `daybook ${canonicalQuery(filter)}`,
  )
  const ask = useEffectEvent(reload)
  useEffect(() => {
    if (daybook.revision > 0) ask()
  }, [daybook.revision])
  const shown = answer && rows && rowsWith(rows, daybook.changesSince(answer.fetchedAt), { filter, hasMore })
  return (
    <section className="card p-4 grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{title}</h2>
        {answer && (
          <AgeNote
            answer={answer}
            {...(answer.heldRows !== undefined && { held: t('list.held', { count: rows?.length ?? 0, held: format.number(answer.heldRows) }) })}
          />
        )}
      </div>
      {!shown && (problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={reload} /> : <RowsWaiting />)}
      {shown?.length === 0 && <NothingHere drawing="book" title={t('list.empty')} hint={t('list.emptyHint')} as="status" />}
      <ul aria-label={title} className="grid empty:hidden">
        {shown?.slice(0, most).map((entry) => (
          <EntryRow key={entry.entry_key} entry={entry} onCorrect={(row) => onEdit({ kinds: DAYBOOK_KINDS, row })} />
        ))}
      </ul>
      {most !== undefined && shown && shown.length > most && (
        <AppLink to="/daybook?view=entries" className="btn-quiet justify-self-start">
          {t('list.showAll')}
        </AppLink>
      )}
      {most === undefined && shown && (
        <LoadMore
          more={{ ...more, hasMore }}
          texts={{ more: t('list.more'), loading: t('common:loading'), offline: t('list.moreOffline'), failed: t('list.moreFailed') }}
          byItself={false}
        />
      )}
    </section>
  )
}
