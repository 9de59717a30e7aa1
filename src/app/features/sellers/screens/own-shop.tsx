import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import { TakenOffLine } from '../../../nouns/taken-off-line.tsx'
import { showNotice } from '../../../state/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useNow } from '../../../ui/formats/use-now.ts'
import { importWithRetry } from '../../../ui/hydration/deferred-hydration.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
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

const IntroDialog = lazy(() => importWithRetry(async () => ({ default: (await import('../parts/intro-dialog.tsx')).IntroDialog })))

interface Props {
  slug: string
  emailVerified: boolean
  /** Their events, which are another feature's to show. */
  events: ReactNode
  /** What they do for others, and the way to their times. */
  services?: ReactNode
  book?: ReactNode
  /** After what others know the account by may have changed. */
  onSaved: () => void
}

/** One's own shop as others see it, with what only the owner may do. @see Specification §2.6 "/sellerprofile" */
export function OwnShop({ slug, emailVerified, events, services, book, onSaved }: Props) {
  const { t } = useTranslation('sellers')
  const [isEditing, setEditing] = useState(false)
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
  const done = (shop: OwnSeller) => {
    setEditing(false)
    take(shop)
    showNotice(t('form.done'))
    onSaved()
  }
  const own = (
    <>
      <ShopPicture hasPicture={seller.profile_picture !== null} onChange={take} />
      <a href={withLanguage(prefix, `/seller/${seller.slug}`)} className="link target">
        {t('own.seePublic')}
      </a>
      <AppLink to="/gallery?mine=true" className="link target">
        {t('own.gallery')}
      </AppLink>
      <AppLink to="/videos?mine=true" className="link target">
        {t('own.videos')}
      </AppLink>
    </>
  )
  return (
    <div className="grid gap-4">
      <TakenOffLine reason={seller.taken_off_reason} />
      <SellerPage
        answer={answer}
        events={events}
        services={services}
        book={book}
        own={own}
        editIntro={
          <Button icon="i-lucide-pencil" onClick={() => setEditing(true)}>
            {t('own.edit')}
          </Button>
        }
      />
      {now !== undefined && <WayToVerified seller={seller} emailVerified={emailVerified} licence={licence.answer?.value} now={now} />}
      <TradeLicence licence={licence} onChange={reload} />
      {isEditing && (
        <Suspense>
          <IntroDialog onDone={done} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
