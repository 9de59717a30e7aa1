import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { followBasketHere, piecesIn, useBasket } from '../../state/basket/basket.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

const SHOPPING = /^\/(?:shop|productdetails|basket|checkout)(?:\/|$)/

/**
 * The way to the basket, with how much is in it. On the narrowest phones it makes room for the title where nothing is in it, except where people shop.
 * @see Specification §2.1
 */
export function BasketLink() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const path = splitLanguage(useLocation().pathname).path
  const { held } = useBasket()
  const count = piecesIn(held?.lines ?? [])
  useEffect(followBasketHere, [])
  const isRoomy = count > 0 || SHOPPING.test(path)
  return (
    <ScreenLink
      to="/basket"
      aria-current={path === '/basket' ? 'page' : undefined}
      className={`btn-icon aria-[current]:text-brand ${isRoomy ? '' : 'max-[22.4rem]:hidden'}`}
    >
      <span className="sr-only">{t('titles.basket')}</span>
      <span className="relative">
        <Icon name="i-lucide-shopping-basket" />
        {count > 0 && (
          <span className="absolute -top-2 -end-2 inline-flex justify-center min-w-5 rounded-full bg-ink text-surface px-1 text-sm font-600 leading-5 tabular">
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="sr-only">{t('basketCount', { count })}</span>
          </span>
        )}
      </span>
    </ScreenLink>
  )
}
