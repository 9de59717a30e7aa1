import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerMediaPage } from '#contract/sellers/seller-media.ts'
import { MemberHidden } from '../../../../../members/parts/member-hidden.tsx'
import { useRelation } from '../../../../../members/use-relation.ts'
import { AllowedHosts } from '../../../../../nouns/films/allowed-hosts.tsx'
import { AgeNote } from '../../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { TabStrip } from '../../../../../ui/navigation/tab-strip.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { Answer } from '../../../../../wire/answer.ts'
import { type MediaView, mediaPath } from '../media-view.ts'
import { sellerPath } from '../parts/by-seller.tsx'
import { MediaResults } from '../parts/media-results.tsx'

interface Props {
  view: MediaView
  answer: Answer<SellerMediaPage>
}

/** Pictures or films of all sellers, or of one, the latest first. @see Specification §2.6 "Gallery /gallery, Videos /videos" */
export function SellerMedia(props: Props) {
  const { seller } = props.answer.value
  if (!seller) return <Listed {...props} />
  return (
    <NotHidden seller={seller.id}>
      <Listed {...props} />
    </NotHidden>
  )
}

/** As on their page: nothing where there is a block. */
function NotHidden({ seller, children }: { seller: number; children: ReactNode }) {
  return useRelation(seller).isHidden ? <MemberHidden /> : children
}

function Listed({ view, answer }: Props) {
  const { t } = useTranslation('media')
  const { list } = view
  const { seller } = answer.value
  const ofSeller = seller && { seller: seller.slug }
  return (
    <div>
      <h1 className="text-xl wrap-anywhere">{seller ? <MixedText text={t(`${list}.titleOf`, { name: seller.name })} /> : t(`${list}.title`)}</h1>
      {seller && (
        <AppLink to={sellerPath(seller.slug)} className="link target">
          {t('toProfile')}
        </AppLink>
      )}
      <TabStrip
        label={t('tabs')}
        current={list}
        tabs={(['gallery', 'videos'] as const).map((name) => ({ name, to: mediaPath({ list: name, ...ofSeller }), text: t(`${name}.title`) }))}
      />
      <p className="flex flex-wrap gap-x-3 min-h-6 text-sm text-ink-soft">
        {t('order')} <AgeNote answer={answer} />
      </p>
      {list === 'videos' && <AllowedHosts />}
      <div className="mt-2">
        <MediaResults key={mediaPath(view)} view={view} answer={answer} />
      </div>
    </div>
  )
}
