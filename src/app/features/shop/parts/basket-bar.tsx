import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { followBasketHere, piecesIn, useBasket } from '../../../state/basket/basket.ts'
import { useSession } from '../../../state/session/session.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { goodsOf, isOrderable } from '../seller-groups.ts'

/** The way to a visitor's basket, on pages of the shop, when something is in it. Who is signed in has it in the header. */
export function BasketBar() {
  const { t } = useTranslation('buying')
  const format = useFormat()
  const isVisitor = useSession(({ token }) => token === null)
  const { held } = useBasket()
  useEffect(followBasketHere, [])
  const lines = held?.lines ?? []
  if (!isVisitor || lines.length === 0) return null
  const price = format.price(goodsOf(lines.filter(isOrderable)))
  return (
    <div className="bottom-bar [@media(min-height:30rem)]:sticky above-tabs lg:bottom-4 z-10 mt-4">
      <AppLink to="/basket" className="card px-4 py-2 min-h-12 flex flex-wrap items-center justify-between gap-x-3 font-600 shadow-lg">
        <span>
          <Icon name="i-lucide-shopping-basket" className="text-brand" /> {t('bar')}
        </span>
        <span className="tabular">{t('barLine', { count: piecesIn(lines), price })}</span>
      </AppLink>
    </div>
  )
}
