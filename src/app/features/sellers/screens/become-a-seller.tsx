import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { KeptShopForm, ShopAsItIs, ShopWaiting } from '../parts/kept-shop-form.tsx'

interface Props {
  /** Whether this account sells already; undefined until that is known. */
  isSeller: boolean | undefined
  /** Why it is not known. */
  problem: Problem | undefined
  onRetry: () => void
  onDone: () => Promise<void> | void
}

/** Opening a shop, or changing the one that is there. */
export function BecomeASeller({ isSeller, problem, onRetry, onDone }: Props) {
  const { t } = useTranslation('sellers')
  const title = t(isSeller ? 'form.editTitle' : 'form.title')
  useHeadingTitle(title)
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-xl">{title}</h1>
      <p className="pb-4 text-ink-soft">{t(isSeller ? 'form.editIntro' : 'form.intro')}</p>
      {isSeller === undefined && <ShopWaiting problem={problem} onRetry={onRetry} />}
      {isSeller === false && <KeptShopForm now={null} onDone={onDone} />}
      {isSeller && <ShopAsItIs onDone={onDone} />}
    </div>
  )
}
