import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import { useDistrict } from '../../../nouns/use-district.ts'
import type { HeldBasket } from '../../../state/basket/basket.ts'
import { useSession } from '../../../state/session/session.ts'
import { useHydrating } from '../../../ui/hydration/use-hydrating.ts'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { BasketNews } from '../parts/basket-news.tsx'
import { BasketSeller } from '../parts/basket-seller.tsx'
import { BasketTotals } from '../parts/basket-totals.tsx'
import { BasketUnreadable } from '../parts/basket-unreadable.tsx'
import { BasketWaiting } from '../parts/basket-waiting.tsx'
import { Beside } from '../parts/beside.tsx'
import { UndoLine } from '../parts/undo-line.tsx'
import { sellerGroups } from '../seller-groups.ts'
import { useBasketChanges } from '../use-basket-changes.ts'
import { useFreshBasket } from '../use-fresh-basket.ts'
import { useWaitingVariants } from '../use-waiting-variants.ts'

/** What was put in, by seller: on this phone for everybody, for who is signed in the same on all of theirs. Nothing of it is reserved. */
export function Basket() {
  const isHydrating = useHydrating()
  const owner = useSession(({ account }) => account?.id)
  if (isHydrating)
    return (
      <Frame>
        <BasketWaiting />
      </Frame>
    )
  return <Alive key={owner ?? 'visitor'} />
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('basket')
  const kept = useKeptFocus()
  return (
    <div className="mx-auto max-w-5xl grid gap-4" {...kept}>
      <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
        {t('title')}
      </h1>
      {children}
    </div>
  )
}

function Alive() {
  const fresh = useFreshBasket()
  const { held, failed, isAsking, problem, ask } = fresh
  const changes = useBasketChanges()
  // Before the other phones were asked it is not known that there is nothing.
  const isUnknown = !held || (held.lines.length === 0 && isAsking && !changes.removed)
  return (
    <Frame>
      {failed && <BasketUnreadable ask={ask} />}
      {!failed && isUnknown && <BasketWaiting />}
      {!failed && !isUnknown && (
        <>
          <BasketNews held={held} problem={problem} ask={ask} onSeen={changes.dismiss} />
          {changes.removed && <UndoLine line={changes.removed.line} onUndo={changes.undo} />}
          {held.lines.length === 0 ? <Empty /> : <Lines held={held} changes={changes} />}
        </>
      )}
    </Frame>
  )
}

function Empty() {
  const { t } = useTranslation('basket')
  return (
    <NothingHere drawing="empty" title={t('empty')} hint={t('emptyHint')} as="h2">
      <AppLink to="/shop" className="btn-primary">
        {t('toShop')}
      </AppLink>
    </NothingHere>
  )
}

const NONE: ReadonlySet<number> = new Set()

function Lines({ held, changes }: { held: HeldBasket; changes: ReturnType<typeof useBasketChanges> }) {
  const { t } = useTranslation('basket')
  const mine = useDistrict()
  const waiting = useWaitingVariants(held) ?? NONE
  const groups = sellerGroups(held, waiting)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid gap-4 min-w-0">
        {waiting.size > 0 && (
          <p className="card p-3">
            {t('orderWaits')}{' '}
            <AppLink to="/outbox" className="link">
              {t('outbox')}
            </AppLink>
          </p>
        )}
        {groups.map((group) => (
          <BasketSeller
            key={group.seller}
            group={group}
            district={mine.district}
            waiting={waiting}
            back={changes.back}
            onQuantity={changes.setQuantity}
            onRemove={changes.remove}
          />
        ))}
        {held.lines.length >= BASKET_LIMITS.linesMost && <p className="text-sm text-ink-soft">{t('full', { count: BASKET_LIMITS.linesMost })}</p>}
      </div>
      <Beside>
        <BasketTotals groups={groups} mine={mine} />
      </Beside>
    </div>
  )
}
