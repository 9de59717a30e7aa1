import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnSeller, SellerPage as Seller } from '#contract/sellers/sellers.ts'
import { TakenOffLine } from '../../../nouns/taken-off-line.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadSeller } from '../calls.ts'
import { loadLicence } from '../licence-calls.ts'
import { ShopPicture } from '../parts/shop-picture.tsx'
import { TradeLicence } from '../parts/trade-licence.tsx'
import { WayToVerified } from '../parts/way-to-verified.tsx'
import { SellerPage } from './seller-page.tsx'

interface Props {
  slug: string
  emailVerified: boolean
  events: (seller: Seller) => ReactNode
  /** What they do for others, and the way to their times. */
  services?: ReactNode
  book?: ReactNode
}

/** One's own shop as others see it, with what only the owner may do. @see Specification §2.6 "/sellerprofile" */
export function OwnShop({ slug, emailVerified, events, services, book }: Props) {
  const { t } = useTranslation('sellers')
  const now = useNow()
  const prefix = usePrefix()
  // What the owner has just changed must not be answered from before.
  const { answer, problem, reload, put } = useAnswer((options: CallOptions) => loadSeller(slug, { ...options, fresh: true }), `seller ${slug}`)
  const licence = useAnswer(loadLicence, 'trade licence')
  useHeadingTitle(problem && !answer ? t(`problems:${problem.code}.title`) : [t('own.title'), answer?.value.full_name].filter(Boolean).join(': '))
  if (!answer) {
    if (!problem)
      return (
        <div aria-busy="true">
          <h1 className="sr-only">{t('own.title')}</h1>
          <div className="skeleton h-120" />
        </div>
      )
    return (
      <div role="alert" className="card p-4">
        <h1 className="text-lg">{t(`problems:${problem.code}.title`)}</h1>
        <p className="pb-3">{t(`problems:${problem.code}.text`)}</p>
        <Button variant="primary" icon="i-lucide-rotate-cw" onClick={reload}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  const seller = answer.value
  const take = (shop: OwnSeller) => put({ ...seller, ...shop })
  const own = (
    <>
      <ScreenLink to="/become-a-seller" className="btn-primary">
        <Icon name="i-lucide-pencil" />
        {t('own.edit')}
      </ScreenLink>
      <a href={withLanguage(prefix, `/seller/${seller.slug}`)} className="link target">
        {t('own.seePublic')}
      </a>
      <ShopPicture hasPicture={seller.profile_picture !== null} onChange={take} />
    </>
  )
  return (
    <div className="grid gap-4">
      <TakenOffLine reason={seller.taken_off_reason} />
      {now !== undefined && <WayToVerified seller={seller} emailVerified={emailVerified} licence={licence.answer?.value} now={now} />}
      <TradeLicence licence={licence} onChange={reload} />
      <SellerPage answer={answer} events={events(seller)} services={services} book={book} own={own} />
    </div>
  )
}
