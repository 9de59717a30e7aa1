import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { useSwitching } from '../../../../nouns/use-switching.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { isPlain, type OwnFilter, readOwnFilter } from '../own-filter.ts'
import { OwnProductActions } from '../parts/own-product-actions.tsx'
import { OwnProductRow } from '../parts/own-product-row.tsx'
import { OwnProductsFilter } from '../parts/own-products-filter.tsx'
import { OwnProductsTable } from '../parts/own-products-table.tsx'
import { ShopNotes } from '../parts/shop-notes.tsx'
import { StockSheet } from '../parts/stock/stock-sheet.tsx'
import { UnfinishedProduct } from '../parts/unfinished-product.tsx'
import { rowOf, switchOwnProduct } from '../product-calls.ts'
import { useArrivedStock } from '../use-arrived-stock.ts'
import { useOwnProducts } from '../use-own-products.ts'

const ROW_PX = 220

/** One's own products: what is on sale, how many are left, and what is to be done. @param filter as the address says it. */
export function OwnProducts({ filter: asked }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation('stock')
  const filter = readOwnFilter(asked)
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <ScreenLink to="/products/new" className="btn-primary">
          <Icon name="i-lucide-plus" />
          {t('titles.new')}
        </ScreenLink>
      </div>
      <ShopNotes />
      <UnfinishedProduct />
      <OwnProductsFilter filter={filter} />
      <Results key={canonicalQuery(filter)} filter={filter} />
    </div>
  )
}

function Results({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const products = useOwnProducts(filter)
  const switching = useSwitching<OwnProduct>({
    idOf: ({ product_id }) => product_id,
    turn: ({ product_id }, isOn) => switchOwnProduct(product_id, isOn),
    isOver: ({ taken_off_reason }) => taken_off_reason !== null,
    onDone: products.take,
  })
  useArrivedStock((product) => products.take(rowOf(product)))
  const [asked, setAsked] = useState<OwnProduct>()
  const [stocked, setStocked] = useState<OwnProduct>()
  const isWide = useWide()
  const { answer, problem, rows, total } = products
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={products.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingThere filter={filter} />
  const tools = { t, format, switching, onStock: setStocked, onMore: setAsked }
  const toStock = () => {
    setStocked(asked)
    setAsked(undefined)
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('list.count', { count: total })}</span>
        <AgeNote
          answer={answer}
          shown={rows.length}
          {...(answer.heldRows !== undefined && { held: t('list.heldRows', { count: rows.length, held: format.number(answer.heldRows) }) })}
        />
      </p>
      {isWide ? (
        <OwnProductsTable rows={rows} pages={products} tools={tools} />
      ) : (
        <VirtualList rows={rows} keyOf={({ product_id }) => product_id} total={total} estimatePx={ROW_PX} label={t('title')} onNearEnd={products.loadMore}>
          {(product) => <OwnProductRow product={product} tools={tools} />}
        </VirtualList>
      )}
      <MoreRows pages={products} texts={{ offline: t('list.moreOffline'), failed: t('list.moreFailed') }} />
      {asked && <OwnProductActions product={asked} onStock={toStock} onClose={() => setAsked(undefined)} />}
      {stocked && <StockSheet product={stocked} onDone={(product) => products.take(rowOf(product))} onClose={() => setStocked(undefined)} />}
    </div>
  )
}

function NothingThere({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('stock')
  const isNone = isPlain(filter)
  return (
    <NothingHere
      drawing={isNone ? 'empty' : 'search'}
      title={t(isNone ? 'list.empty' : 'list.noneFits')}
      hint={t(isNone ? 'list.emptyHint' : 'list.noneFitsHint')}
      as="status"
    >
      {isNone ? (
        <ScreenLink to="/products/new" className="btn-primary">
          {t('list.postFirst')}
        </ScreenLink>
      ) : (
        <AppLink to="/products" replace className="btn-quiet">
          {t('list.showAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}
