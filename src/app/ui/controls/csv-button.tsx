import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { type Cells, saveCsv } from '../files/save-csv.ts'
import { type LoadPage, useCsv } from '../files/use-csv.ts'
import { useFormat } from '../formats/use-format.ts'
import { BusyButton } from './busy-button.tsx'

interface Props<Row> {
  /** Of the file, without its end. */
  name: string
  load: LoadPage<Row>
  /** The rows as a table, their names first. */
  table: (rows: readonly Row[]) => Cells
  /** Only what the filters leave goes into it. */
  isFiltered: boolean
  /** Says a line about what was done. */
  say: (text: string) => void
}

/** Rows as a file for spreadsheet programs: those that the list would show to its end. */
export function CsvButton<Row>({ name, load, table, isFiltered, say }: Props<Row>) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { isBusy, problem, read, go } = useCsv(load, (rows) => {
    saveCsv(name, table(rows))
    say(t('csv.done', { count: rows.length }))
  })
  const facts = read && { rows: format.number(read.rows), total: format.number(read.total) }
  const reading = facts ? t('csv.reading', facts) : t('csv.busy')
  const isOffline = isNoAnswer(problem?.code)
  return (
    <div className="grid justify-items-start">
      <BusyButton icon="i-lucide-download" isBusy={isBusy} onClick={go}>
        {/* A phone has room for the picture alone while nothing happens. */}
        <span className={isBusy ? 'tabular' : 'max-md:sr-only'}>{isBusy ? reading : t(isFiltered ? 'csv.filtered' : 'csv.button')}</span>
      </BusyButton>
      <p role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {problem && (isOffline ? t('csv.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
        {problem && facts && ` ${t('csv.goOn', facts)}`}
      </p>
    </div>
  )
}
