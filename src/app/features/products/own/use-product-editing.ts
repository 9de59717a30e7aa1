import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { EditStart } from '../../../state/drafts/edit-start.ts'
import { type EditedKind, type Editing, useEditing } from '../../../state/drafts/use-editing.ts'
import { showNotice } from '../../../state/notices.ts'
import { loadOwnProduct, refreshOwnProducts, sendUpdate } from './product-calls.ts'
import { baseOf, PRODUCT_CHANGES, type ProductPart } from './product-changes.ts'
import { draftName } from './product-draft-name.ts'
import { type FilledProduct, type ProductTexts, textsToSend } from './product-values.ts'
import { leftIn } from './stock-entry.ts'
import { type ProductFormState, useProductForm } from './use-product-form.ts'
import { readGrid, writeGrid } from './variants/read-grid.ts'

export type ProductEditing = Editing<ProductTexts, ProductPart, FilledProduct> & { product: ProductFormState }

interface Options {
  /** As it was read last. */
  own: OwnProductDetail
  start: EditStart<ProductTexts>
  /** Gets the product as the service has it now. */
  onRead: (own: OwnProductDetail) => void
}

/** Changing a product: only what was changed is sent, on top of the version that was seen. */
export function useProductEditing({ own, start, onRead }: Options): ProductEditing {
  const { t } = useTranslation('stock')
  const { product_id } = own
  const product = useProductForm({
    name: draftName(product_id),
    start,
    onSubmit: (filled) => editing.save(filled),
    onNote: () => editing.check(),
  })
  const stockOf = (variant_id: number) => own.variants.find((one) => one.variant_id === variant_id)?.stock
  const kind: EditedKind<ProductTexts, ProductPart, OwnProductDetail, FilledProduct> = {
    changes: PRODUCT_CHANGES,
    baseOf,
    send: async (filled, { parts, version }) => {
      const {
        pictures: _,
        pictures_sent: _sent,
        ...texts
      } = PRODUCT_CHANGES.fieldsOf<Partial<ProductTexts>>(textsToSend(filled, product.texts(), stockOf), parts)
      try {
        const saved = await sendUpdate(product_id, { texts, version })
        refreshOwnProducts()
        return saved
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'stock-changed') meetStock(cause)
        throw cause
      }
    },
    load: async () => (await loadOwnProduct(product_id, { fresh: true })).value,
    say: (what) => showNotice(t(`said.${what}`)),
  }
  /** The number that is left is the one that is seen from now on: saved once more, what was typed is so in knowledge of it. */
  const meetStock = ({ facts }: Problem) => {
    const texts = product.texts()
    const { options, rows } = readGrid(texts)
    const seen = rows.map((row) => {
      const left = row.variant_id === undefined || row.seen === undefined ? undefined : leftIn(facts, row.variant_id)
      return left === undefined ? row : { ...row, seen: left }
    })
    product.write(writeGrid({ options, rows: seen }))
    product.note()
    onRead({
      ...own,
      variants: own.variants.map((variant) => ({ ...variant, stock: leftIn(facts, variant.variant_id) ?? variant.stock })),
    })
  }
  const editing = useEditing({ kind, form: product, own, start, onRead })
  return { ...editing, product }
}
