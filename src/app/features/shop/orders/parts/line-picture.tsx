import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'

/** What was ordered, as a small picture beside its title. */
export function LinePicture({ line: { picture, tone } }: { line: Pick<ShopOrder['lines'][number], 'picture' | 'tone'> }) {
  const look = `w-16 h-16 shrink-0 rounded-control tone-${tone}`
  if (picture) return <Thumbnail path={picture} className={look} />
  return (
    <span className={`${look} grid place-items-center text-2xl`}>
      <Icon name="i-lucide-package" />
    </span>
  )
}
