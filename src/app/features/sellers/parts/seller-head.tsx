import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { FollowButton } from '../../../members/parts/follow-button.tsx'
import { MemberMore } from '../../../members/parts/member-more.tsx'
import { ShareButton } from '../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { SellerBadges } from './seller-badges.tsx'

interface Props {
  answer: Answer<SellerPage>
  /** The way to their times, where there is one. */
  book: ReactNode
  /** They have something on sale. */
  hasProducts: boolean
  /** What only the owner can do. */
  own: ReactNode
  className: string
}

/** Face, name, badge, and what a reader can do first: book, where there are times, else look at what is on sale; and follow. */
export function SellerHead({ answer, book, hasProducts, own, className }: Props) {
  const { t } = useTranslation('sellers')
  const language = useLanguage()
  const { value: seller } = answer
  const { id, full_name, profession, slug } = seller
  const member = { user_id: id, name: full_name }
  const shop = hasProducts && (
    <AppLink to={`/shop?seller=${slug}`} className="btn-primary w-full">
      <Icon name="i-lucide-store" />
      {t('page.toShop')}
    </AppLink>
  )
  return (
    <header className={`card overflow-visible p-4 grid gap-3 ${className}`}>
      <div className="flex flex-wrap items-center gap-4 lg:grid lg:justify-items-center lg:text-center">
        <Portrait path={seller.profile_picture} name={full_name} variant="face" />
        <div className="min-w-0 grow basis-28 grid gap-1 lg:justify-items-center">
          <h1 className="text-xl wrap-anywhere" lang={scriptLanguage(full_name)}>
            {full_name}
          </h1>
          {profession && (
            <p className="text-ink-soft wrap-anywhere" lang={scriptLanguage(profession)}>
              {profession}
            </p>
          )}
          <SellerBadges seller={seller} />
        </div>
      </div>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      {book || shop}
      <div className="flex flex-wrap items-center gap-2">
        <FollowButton member={member} count={seller.follower_count ?? 0} />
        <MemberMore member={member} />
        <ShareButton title={full_name} path={withLanguage(language, `/seller/${slug}`)} />
      </div>
      {own}
    </header>
  )
}
