import { useTranslation } from 'react-i18next'
import { TabStrip } from '../../ui/navigation/tab-strip.tsx'

export type ProductTab = 'all' | 'update' | 'gallery' | 'delivery' | 'import'

interface Props {
  /** Of one product's screens. */
  productId?: number | undefined
  tab: ProductTab
}

/** The strip of a shop's screens, and between them those of the product that is looked at. */
export function ProductTabs({ productId, tab }: Props) {
  const { t } = useTranslation('stock')
  const ofProduct = [
    ['update', `/products/${productId}/update`],
    ['gallery', `/products/${productId}/gallery`],
  ] as const
  const tabs = (
    [['all', '/products'], ...(productId === undefined ? [] : ofProduct), ['delivery', '/products/delivery'], ['import', '/products/import']] as const
  ).map(([name, to]) => ({ name, to, text: t(`tabs.${name}`) }))
  return <TabStrip label={t('tabs.label')} tabs={tabs} current={tab} />
}
