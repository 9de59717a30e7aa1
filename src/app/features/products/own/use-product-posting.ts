import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import type { ItemForm } from '../../../nouns/use-item-form.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { type Posting, usePosting } from '../../../state/drafts/use-posting.ts'
import { showNotice } from '../../../state/notices.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { postProduct, refreshOwnProducts, sendUpdate } from './product-calls.ts'
import { type FilledProduct, type ProductTexts, textsToSend } from './product-values.ts'
import { replaceProductPictures } from './replace-product-pictures.ts'

/** Posts a product once, however often it is tried, and goes on to the list. */
export function useProductPosting(): Posting<FilledProduct, ItemForm<ProductTexts>> {
  const router = useRouter()
  const prefix = usePrefix()
  const { t } = useTranslation('stock')
  return usePosting<FilledProduct, ItemForm<ProductTexts>, OwnProductDetail>({
    send: async (filled, form, onKept) => {
      const { pictures } = form
      const before = form.beside.current.post_try === '' ? '' : form.texts().pictures_sent
      // With what the first try went out: the product that it may have made has these.
      if (before === '') form.write({ pictures_sent: form.texts().pictures })
      const texts = textsToSend(filled, form.texts(), () => undefined)
      return postOnce(form, {
        create: (client_key) => postProduct({ texts, pictures, client_key }),
        change: async (made) => {
          const named = form.texts().pictures
          const changed = await sendUpdate(made.product_id, { texts: withIds(texts, made), version: made.version })
          const onStep = (sent: readonly string[]) => form.write({ pictures_sent: sent.join() })
          return replaceProductPictures(changed, { sent: before.split(','), now: named.split(','), pictures, onStep })
        },
        onKept,
      })
    },
    onPosted: async (product) => {
      refreshOwnProducts()
      showNotice(t(product.held_reason === null ? 'post.done' : 'post.held'))
      await router.navigate({ href: withLanguage(prefix, '/products'), replace: true })
    },
    onUnauthorized: () => showNotice(t('said.unauthorized')),
  })
}

/** The variants that a try before has made, where they are the same: else they would be made once more. What was sold since then stays sold. */
function withIds<T extends { variants: string }>(texts: T, { variants }: OwnProductDetail): T {
  const rows = JSON.parse(texts.variants) as { values: string[] }[]
  const known = rows.map((row) => {
    const made = variants.find(({ values }) => JSON.stringify(values) === JSON.stringify(row.values))
    return made ? { ...row, variant_id: made.variant_id, seen: made.stock + made.sold } : row
  })
  return { ...texts, variants: JSON.stringify(known) }
}
