import { useTranslation } from 'react-i18next'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { PicturesField } from '../../../../../ui/form/pictures-field.tsx'
import type { ProductFormState } from '../../use-product-form.ts'
import { readGrid, writeGrid } from '../../variants/read-grid.ts'

/** The pictures of a new product. Where their order changes, each variant keeps the picture that it has. */
export function NewPictures({ of: { form, pictures, putPictures, texts, write } }: { of: ProductFormState }) {
  const { t } = useTranslation('stock')
  const put = (next: readonly Blob[], named: string) => {
    const { options, rows } = readGrid(texts())
    const before = texts().pictures.split(',')
    const now = named.split(',')
    const placeOf = (picture: string) => now.indexOf(before[Number(picture || '1') - 1] ?? '') + 1
    // The first one goes without saying.
    const moved = rows.map((row) => ({ ...row, picture: row.picture === '' || placeOf(row.picture) < 2 ? '' : String(placeOf(row.picture)) }))
    write(writeGrid({ options, rows: moved }))
    putPictures(next, named)
  }
  return (
    <PicturesField
      form={form}
      name="pictures"
      texts={{ label: t('form.pictures'), hint: t('form.picturesHint', { count: GALLERY_MOST.product }) }}
      pictures={pictures}
      putPictures={put}
      most={GALLERY_MOST.product}
      taken={texts().pictures_sent}
    />
  )
}
