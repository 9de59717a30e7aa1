import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editStart } from '../../../../state/drafts/edit-start.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { EditFrame } from '../../../../ui/form/edit-frame.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { ProductEditForm } from '../parts/product-form/product-edit-form.tsx'
import { ProductStanding } from '../parts/product-standing.tsx'
import { loadOwnProduct } from '../product-calls.ts'
import { baseOf } from '../product-changes.ts'
import { draftName } from '../product-draft-name.ts'
import { PRODUCT_DRAFT } from '../product-values.ts'

interface Props {
  productId: number
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

/** "Edit product", with what the phone holds of it until the service has answered. */
export function EditProduct({ productId, logIn }: Props) {
  const { t } = useTranslation('stock')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(draftName(productId), { shape: PRODUCT_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnProduct(productId, { ...options, keptFirst: true }), `own-product ${productId}`)
  const own = answer?.value
  return (
    <EditFrame
      title={t('titles.update')}
      problem={problem}
      notLoaded={(met) => <ScreenProblem problem={met} title={t('edit.notLoaded')} retry={reload} list={{ to: '/products', title: t('title') }} />}
      logIn={logIn}
    >
      {own && (
        <>
          <div className="grid gap-2 pb-4">
            <ProductStanding product={own} />
            <AgeNote answer={answer} />
          </div>
          {draft === 'asking' ? (
            <FormWaiting />
          ) : (
            <ProductEditForm
              key={round}
              own={own}
              start={editStart(draft, baseOf(own))}
              restoredAt={draft?.at}
              logIn={logIn}
              onRead={put}
              onStartOver={() => setRound(round + 1)}
            />
          )}
        </>
      )}
    </EditFrame>
  )
}
