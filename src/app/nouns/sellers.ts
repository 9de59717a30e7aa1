import { pagePath } from '#contract/core/resource.ts'
import type { SellerHit } from '#contract/sellers/seller-hit.ts'
import { SELLERS } from '#contract/sellers/sellers-resource.ts'
import type { Row, RowTools } from './row.ts'

export const SELLER_ICON = 'i-lucide-store'

/** A seller that was found: what they do, where, and whether they are verified. */
export const sellerHit = (seller: SellerHit, { t, language }: RowTools): Row => ({
  href: pagePath(SELLERS, seller.slug),
  title: seller.full_name,
  picture: seller.profile_picture ? { src: seller.profile_picture, tone: 0, isSquare: true } : null,
  icon: SELLER_ICON,
  facts: [seller.profession, (language === 'bn' && seller.district_bn) || (seller.district ?? ''), seller.is_verified ? t('search:verified') : ''],
})
