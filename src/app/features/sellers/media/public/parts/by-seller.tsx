import type { SellerMedium } from '#contract/sellers/seller-media.ts'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'

/** Where the page of a seller is. */
export const sellerPath = (slug: string): `/${string}` => `/seller/${slug}`

/** Whose it is, on the way to them. */
export const BySeller = ({ of: { seller_name, seller_slug } }: { of: Pick<SellerMedium, 'seller_name' | 'seller_slug'> }) => (
  <AppLink to={sellerPath(seller_slug)} className="link target justify-start! max-w-full text-sm">
    <span className="truncate">
      <MixedText text={seller_name} />
    </span>
  </AppLink>
)
