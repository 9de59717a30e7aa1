import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { useSession } from '../../../state/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadShop } from '../calls.ts'
import { EMPTY_SHOP, SHOP_DRAFT, type ShopValues, valuesOfDraft, valuesOfShop } from '../shop-values.ts'
import { ShopForm } from './shop-form.tsx'

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
      {isSeller === undefined && <Waiting problem={problem} onRetry={onRetry} />}
      {isSeller === false && <Form values={EMPTY_SHOP} isOpen={false} onDone={onDone} />}
      {isSeller && <ShopAsItIs onDone={onDone} />}
    </div>
  )
}

function ShopAsItIs({ onDone }: Pick<Props, 'onDone'>) {
  const { answer, problem, reload } = useAnswer(loadShop, 'shop')
  if (!answer) return <Waiting problem={problem} onRetry={reload} />
  return <Form values={valuesOfShop(answer.value)} isOpen onDone={onDone} />
}

function Form({ values, isOpen, onDone }: { values: ShopValues; isOpen: boolean } & Pick<Props, 'onDone'>) {
  const username = useSession((session) => session.account?.username ?? '')
  const draft = useDraft()
  if (draft === 'asking') return <Waiting problem={undefined} onRetry={() => undefined} />
  return <ShopForm values={draft ?? values} address={isOpen ? values.slug : undefined} username={username} isDraft={draft !== undefined} onDone={onDone} />
}

function Waiting({ problem, onRetry }: Pick<Props, 'problem' | 'onRetry'>) {
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
