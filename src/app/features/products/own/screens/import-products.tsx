import type { TFunction } from 'i18next'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { PRODUCT_CSV_LIMITS, type ProductImport } from '#contract/products/product-csv.ts'
import { addPictures } from '../../../../galleries/uploads.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { saveFile } from '../../../../ui/files/save-file.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { fetchTable, sendTable } from '../import-calls.ts'
import { type MatchedPictures, matchPictures } from '../import-pictures.ts'
import { CsvFaults } from '../parts/import/csv-faults.tsx'
import { CsvHelp } from '../parts/import/csv-help.tsx'
import { ImportDone } from '../parts/import/import-done.tsx'
import { refreshOwnProducts } from '../product-calls.ts'
import { PRODUCT_GALLERY } from '../product-gallery.ts'

const MEGABYTE = 1024 * 1024

/** All of one's products out as a table, and many in by one. */
export function ImportProducts() {
  const { t } = useTranslation('stock')
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('titles.import')}</h1>
      <NeedsInternet text={t('csv.offline')} />
      <Export />
      <Import />
      <CsvHelp />
    </div>
  )
}

function Export() {
  const { t } = useTranslation('stock')
  const { isBusy, problem, run } = useAction()
  return (
    <section aria-labelledby="export" className="card p-4 grid gap-2 justify-items-start">
      <h2 id="export" className="text-lg">
        {t('csv.export')}
      </h2>
      <p className="text-sm text-ink-soft">{t('csv.exportHint')}</p>
      <BusyButton icon="i-lucide-download" isBusy={isBusy} onClick={() => void run(async () => saveFile(await fetchTable()))}>
        {t(isBusy ? 'csv.exporting' : 'csv.exportButton')}
      </BusyButton>
      <Failure problem={problem} />
    </section>
  )
}

interface Chosen {
  table: File
  /** What a dry run said. */
  seen?: ProductImport
}

function Import() {
  const { t } = useTranslation('stock')
  const tables = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const { isBusy, problem, run } = useAction()
  const [chosen, setChosen] = useState<Chosen>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [done, setDone] = useState<{ result: ProductImport; matched: MatchedPictures }>()

  const look = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const table = target.files?.[0]
    // The same file can be chosen again, once it was mended.
    target.value = ''
    if (!table) return
    setChosen({ table })
    setDone(undefined)
    void run(async () => setChosen({ table, seen: await sendTable(table, true) }))
  }
  const choosePictures = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setPictures([...(target.files ?? [])])
    target.value = ''
  }
  const go = ({ table }: Chosen) =>
    run(async () => {
      const result = await sendTable(table, false)
      if (!result.is_written) return setChosen({ table, seen: result })
      const matched = matchPictures(pictures, result.variants)
      for (const [product_id, its] of matched.byProduct) addPictures({ calls: PRODUCT_GALLERY, subject: product_id }, its)
      refreshOwnProducts()
      setDone({ result, matched })
      setChosen(undefined)
      setPictures([])
    })
  const seen = chosen?.seen
  const input = { type: 'file', className: 'sr-only', tabIndex: -1, 'aria-hidden': true } as const
  return (
    <section aria-labelledby="import" className="card p-4 grid gap-3">
      <h2 id="import" className="text-lg">
        {t('csv.import')}
      </h2>
      <p className="text-sm text-ink-soft">{t('csv.importHint')}</p>
      <input ref={tables} accept=".csv,text/csv" {...input} onChange={look} />
      <input ref={files} accept="image/*" multiple {...input} onChange={choosePictures} />
      <div className="flex flex-wrap gap-2">
        <BusyButton icon="i-lucide-file-spreadsheet" isBusy={isBusy} onClick={() => tables.current?.click()}>
          {t(chosen ? 'csv.another' : 'csv.choose')}
        </BusyButton>
        <Button icon="i-lucide-image-plus" onClick={() => files.current?.click()}>
          {t('csv.pictures')}
        </Button>
      </div>
      <div role="status" className="grid gap-1 empty:hidden">
        {chosen && (
          <p className="wrap-anywhere">
            <Icon name="i-lucide-file-spreadsheet" className="text-ink-soft" /> <MixedText text={chosen.table.name} />
          </p>
        )}
        {pictures.length > 0 && <p className="text-sm text-ink-soft">{t('csv.picturesChosen', { count: pictures.length })}</p>}
        {isBusy && <p>{t(seen ? 'csv.importing' : 'csv.checking')}</p>}
        {seen && !isBusy && seen.faults.length === 0 && (
          <p className="text-brand font-600">
            <Icon name="i-lucide-circle-check" /> {t('csv.good', { count: seen.rows, made: seen.products_made, changed: seen.products_changed })}
          </p>
        )}
      </div>
      <Failure problem={problem} />
      {seen && seen.faults.length > 0 && <CsvFaults result={seen} />}
      {chosen && seen && seen.faults.length === 0 && seen.rows > 0 && (
        <BusyButton variant="primary" className="justify-self-start" isBusy={isBusy} onClick={() => void go(chosen)}>
          {t('csv.go', { count: seen.rows })}
        </BusyButton>
      )}
      {done && <ImportDone {...done} />}
    </section>
  )
}

/** What a table has words of its own for. */
function wordsOf(t: TFunction<'stock'>, { code }: Problem): string {
  if (isNoAnswer(code)) return t('csv.noAnswer')
  if (code === 'too-large') return t('csv.tooLarge', { count: PRODUCT_CSV_LIMITS.mostBytes / MEGABYTE })
  return code === 'unsupported-media' ? t('csv.notCsv') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
}

function Failure({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('stock')
  return (
    <p role="alert" className="text-danger empty:hidden">
      {problem && (
        <>
          <Icon name="i-lucide-circle-alert" /> {wordsOf(t, problem)}
        </>
      )}
    </p>
  )
}
