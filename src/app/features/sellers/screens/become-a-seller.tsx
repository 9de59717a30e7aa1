import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDraft } from '../../../state/drafts.ts'
import { useSession } from '../../../state/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadShop } from '../calls.ts'
import { EMPTY_SHOP, SHOP_DRAFT, type ShopValues, valuesOfDraft, valuesOfShop } from '../shop-values.ts'
import { ShopForm } from './shop-form.tsx'

interface Props {
  onDone: () => Promise<void> | void
}

/** Opening a shop, or changing the one that is there. */
export function BecomeASeller({ onDone }: Props) {
  const { t } = useTranslation('sellers')
  const username = useSession((session) => session.account?.username ?? '')
  const shop = useAnswer(loadShop, 'shop')
  const draft = useDraft()
  // Who has no shop is told that it is not for them: that is the answer here.
  const isNew = shop.problem?.code === 'not-allowed' || shop.problem?.code === 'not-found'
  const isOpen = shop.answer !== undefined
  const isKnown = (isNew || isOpen) && draft !== 'asking'
  const values = draft === 'asking' ? undefined : (draft ?? (shop.answer && valuesOfShop(shop.answer.value)) ?? EMPTY_SHOP)
  return (
    <>
      <h1 className="text-xl">{t(isOpen ? 'form.editTitle' : 'form.title')}</h1>
      <p className="pb-4 text-ink-soft">{t(isOpen ? 'form.editIntro' : 'form.intro')}</p>
      {isKnown && values && <ShopForm values={values} isOpen={isOpen} username={username} isDraft={draft !== undefined} onDone={onDone} />}
      {!isKnown && shop.problem && (
        <div role="alert" className="card p-4 max-w-2xl">
          <h2 className="text-lg">{t(`problems:${shop.problem.code}.title`)}</h2>
          <p className="pb-3">{t(`problems:${shop.problem.code}.text`)}</p>
          <Button look="primary" icon="i-lucide-rotate-cw" onClick={shop.reload}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {!isKnown && !shop.problem && <div className="skeleton h-120 max-w-2xl" aria-busy="true" />}
    </>
  )
}

/** What an earlier visit left; undefined when there is nothing. */
function useDraft(): ShopValues | undefined | 'asking' {
  const [draft, setDraft] = useState<ShopValues | undefined | 'asking'>('asking')
  useEffect(() => {
    let isWanted = true
    void readDraft(SHOP_DRAFT)
      // A phone that does not let us look has no draft.
      .catch(() => null)
      .then((found) => isWanted && setDraft(found === null ? undefined : valuesOfDraft(found)))
    return () => {
      isWanted = false
    }
  }, [])
  return draft
}
