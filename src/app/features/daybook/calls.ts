import type { ResultOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { exportDaybook, listDaybook, readDaybookSums } from '#contract/daybook/daybook.ts'
import { DAYBOOK_LIMITS } from '#contract/daybook/daybook-rules.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { fetchFile } from '../../wire/fetch-file.ts'
import { ownList } from '../../wire/own-list.ts'
import type { DaybookFilter } from './daybook-asked.ts'
import { rowsWith } from './with-changes.ts'

export type DaybookPage = ResultOf<typeof listDaybook>
export type DaybookRow = DaybookPage['results'][number]

export const loadSums = (options: CallOptions = {}) => call(readDaybookSums, {}, options)

/** A page of one's own entries. Without network a list that was never asked for is put together from the rows of the plain one. */
export const loadEntries = ownList<DaybookFilter, DaybookPage>({
  ask: (filter, options, cursor) =>
    call(listDaybook, { query: { ...filter, limit: String(DAYBOOK_LIMITS.perPage), ...(cursor !== undefined && { cursor }) } }, options),
  isPlain: (filter) => Object.keys(filter).length === 0,
  among: (rows, filter) => {
    const fitting = new Set(rowsWith(rows, new Map(), { filter, hasMore: false }).map(({ entry_key }) => entry_key))
    return rows.filter(({ entry_key }) => fitting.has(entry_key))
  },
})

/** Saves the entries of a span of days as a file. @throws {Problem} offline; bad-input — too many entries for one table. */
export async function saveTable(span: { from: string; until: string }, language: Language): Promise<void> {
  saveFile(await fetchFile(exportDaybook, { query: { ...span, language } }))
}
