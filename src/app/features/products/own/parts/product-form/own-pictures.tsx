import { useTranslation } from 'react-i18next'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { placeOfProductGallery } from '../../product-gallery.ts'
import { ProductSquare } from '../product-square.tsx'

/** The pictures that a product has, and the way to where they are looked after. */
export function OwnPictures({ form, own: { product_id, pictures } }: { form: ScreenForm; own: OwnProductDetail }) {
  const { t } = useTranslation('stock')
  return (
    <section aria-labelledby="pictures" className="grid gap-2">
      <FieldValue form={form} name="pictures" />
      <h2 id="pictures" className="text-base">
        {t('form.pictures')}
      </h2>
      <div className="flex flex-wrap gap-2 items-center">
        {pictures.map(({ id, file, tone }) => (
          <ProductSquare key={id} path={file} tone={tone} className="w-18 h-18" />
        ))}
        <AppLink to={placeOfProductGallery(product_id)} className="btn-quiet">
          <Icon name="i-lucide-image" />
          {t(pictures.length === 0 ? 'form.addPictures' : 'form.changePictures')}
        </AppLink>
      </div>
    </section>
  )
}
