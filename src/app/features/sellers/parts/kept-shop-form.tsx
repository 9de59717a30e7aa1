import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { useSession } from '../../../state/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadShop } from '../calls.ts'
import { ShopForm, type ShopFormProps } from '../screens/shop-form.tsx'
import { baseOfShop, EMPTY_SHOP, readShopDraft, SHOP_DRAFT, type ShopBase } from '../shop-values.ts'

type Ways = Pick<ShopFormProps, 'onDone' | 'onCancel'>

/** The form over the shop that is there. */
export function ShopAsItIs(ways: Ways) {
  const { answer, problem, reload } = useAnswer(loadShop, 'shop')
  if (!answer) return <ShopWaiting problem={problem} onRetry={reload} />
  return <KeptShopForm now={baseOfShop(answer.value)} {...ways} />
}

/** The form as an earlier visit left it; else as the shop is now, or empty. @param now null: none is open yet */
export function KeptShopForm({ now, ...ways }: { now: ShopBase | null } & Ways) {
  const username = useSession((session) => session.account?.username ?? '')
  const [round, setRound] = useState(0)
  // The shop may be read again while one types: the form goes on from what it began with.
  const [began, setBegan] = useState(now)
  const draft = useDraft(round)
  if (draft === 'asking') return <ShopWaiting problem={undefined} onRetry={() => undefined} />
  const startOver = () => {
    setBegan(now)
    setRound(round + 1)
  }
  const values = draft?.values ?? began?.values ?? EMPTY_SHOP
  return (
    <ShopForm
      key={round}
      values={values}
      // A draft that was begun before the shop was open, or by an earlier version of the app, goes on from the shop as it is.
      base={began && (draft?.base ?? began)}
      username={username}
      isDraft={draft !== undefined}
      onStartOver={startOver}
      {...ways}
    />
  )
}

/** In place of the form while the shop is read, or where it could not be. */
export function ShopWaiting({ problem, onRetry }: { problem: Problem | undefined; onRetry: () => void }) {
  const { t } = useTranslation()
  if (!problem) return <div className="skeleton h-120" aria-busy="true" />
  return (
    <div role="alert" className="card p-4">
      <h2 className="text-lg">{t(`problems:${problem.code}.title`)}</h2>
      <p className="pb-3">{t(`problems:${problem.code}.text`)}</p>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

type Draft = ReturnType<typeof readShopDraft>

/** What an earlier visit left; undefined when there is nothing. @param round looks anew with each */
function useDraft(round: number): Draft | 'asking' {
  const [found, setFound] = useState<{ round: number; draft: Draft }>()
  useEffect(() => {
    let isWanted = true
    void readDraft(SHOP_DRAFT)
      // A phone that does not let us look has no draft.
      .catch(() => null)
      .then((kept) => isWanted && setFound({ round, draft: kept === null ? undefined : readShopDraft(kept) }))
    return () => {
      isWanted = false
    }
  }, [round])
  return found?.round === round ? found.draft : 'asking'
}
