import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { HeldLine } from './held-line.tsx'
import { OnSaleSwitch, SwitchProblem } from './on-sale-switch.tsx'
import { pricesOf, type RowTools } from './own-product-row.tsx'
import { ProductSquare } from './product-square.tsx'
import { StockWords } from './stock-words.tsx'

interface Props {
  rows: readonly OwnProduct[]
  pages: { total: number; loadMore: () => void }
  tools: RowTools
}

/** One's own products on a wide screen; several can be switched on or off at once. */
export function OwnProductsTable({ rows, pages: { total, loadMore }, tools }: Props) {
  const selection = useSelection()
  const { switching, t } = tools
  const chosen = rows.filter(({ product_id }) => selection.chosen.has(product_id))
  const switchAll = (isOn: boolean) => {
    for (const product of chosen) if (switching.isOn(product) !== isOn) switching.set(product, isOn)
  }
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ product_id }) => product_id}
        nameOf={({ title }) => title}
        columns={columnsWith(tools)}
        total={total}
        label={t('title')}
        onNearEnd={loadMore}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button icon="i-lucide-eye" onClick={() => switchAll(true)}>
          {t('table.activate')}
        </Button>
        <Button icon="i-lucide-eye-off" onClick={() => switchAll(false)}>
          {t('table.deactivate')}
        </Button>
      </BulkBar>
    </>
  )
}

const columnsWith = ({ t, format, switching, onStock, onMore }: RowTools): Column<OwnProduct>[] => [
  {
    title: t('table.product'),
    isName: true,
    cell: (product) => (
      <div className="flex items-center gap-3">
        <ProductSquare path={product.thumbnail} tone={product.thumbnail_tone} className="w-12 h-12" />
        <div className="min-w-0">
          <AppLink
            to={`/products/${product.product_id}/update`}
            lang={scriptLanguage(product.title)}
            className="target justify-start! font-600 hover:underline wrap-anywhere"
          >
            <span className="clamp clamp-2">{product.title}</span>
          </AppLink>
          <HeldLine of={product} />
          <TakenOffLine reason={product.taken_off_reason} />
        </div>
      </div>
    ),
  },
  { title: t('table.price'), isNumber: true, cell: (product) => pricesOf(product, format) },
  {
    title: t('table.stock'),
    cell: (product) => (
      <button type="button" className="target justify-start! gap-2 text-start hover:underline" onClick={() => onStock(product)}>
        <StockWords product={product} isShort />
        <span className="sr-only">
          <MixedText text={t('list.changeStock', { title: product.title })} />
        </span>
      </button>
    ),
  },
  { title: t('table.sold'), isNumber: true, cell: ({ sold }) => format.number(sold) },
  { title: t('table.made'), isExtra: true, cell: ({ created_at }) => <MomentCell at={created_at} /> },
  {
    title: t('table.onSale'),
    cell: (product) => (
      <>
        <OnSaleSwitch product={product} t={t} switching={switching} />
        <SwitchProblem product={product} t={t} switching={switching} />
      </>
    ),
  },
  {
    title: t('list.more'),
    cell: (product) => (
      <Button variant="icon" icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title: product.title })} onClick={() => onMore(product)} />
    ),
  },
]
