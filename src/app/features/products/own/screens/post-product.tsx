import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { newKey } from '#contract/core/new-key.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormColumns } from '../../../../ui/form/form-columns.tsx'
import { FormFailure } from '../../../../ui/form/form-failure.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { RestoredBanner } from '../../../../ui/form/restored-banner.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FormAside } from '../parts/product-form/form-aside.tsx'
import { NewPictures } from '../parts/product-form/new-pictures.tsx'
import { FIELD_ORDER, ProductFields } from '../parts/product-form/product-fields.tsx'
import { ShopNotes } from '../parts/shop-notes.tsx'
import { draftName } from '../product-draft-name.ts'
import { EMPTY_PRODUCT, PRODUCT_DRAFT, type ProductDraft } from '../product-values.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { type ProductStart, useProductForm } from '../use-product-form.ts'
import { useProductPosting } from '../use-product-posting.ts'

interface Props {
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

const NAME = draftName()
const emptyStart = ({ digits }: Formatter): ProductStart => ({
  texts: { ...EMPTY_PRODUCT, days_to_return: digits(EMPTY_PRODUCT.days_to_return) },
  picture: undefined,
  base: undefined,
  client_key: '',
  post_try: '',
  writer: newKey(),
})

/** "Post a product": what is typed stays on the phone until it is posted. */
export function PostProduct({ logIn }: Props) {
  const { t } = useTranslation('stock')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(NAME, { shape: PRODUCT_DRAFT, round })
  return (
    <div className="max-w-4xl lg:max-w-none">
      <h1 className="text-xl pb-4">{t('titles.new')}</h1>
      <ShopNotes />
      {draft === 'asking' ? <FormWaiting /> : <PostForm key={round} draft={draft} logIn={logIn} onStartOver={() => setRound(round + 1)} />}
    </div>
  )
}

function PostForm({ draft, logIn, onStartOver }: Props & { draft: ProductDraft | undefined; onStartOver: () => void }) {
  const { t } = useTranslation('stock')
  const labelOf = useFieldLabel()
  const format = useFormat()
  const [start] = useState<ProductStart>(() => draft ?? emptyStart(format))
  const { post, isPosted, isKept } = useProductPosting()
  const product = useProductForm({ name: NAME, start, onSubmit: (filled) => post(filled, product) })
  const { form, faults, forget } = product
  const isOffline = useIsOffline()
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  const choices = product.pictures.map((blob) => ({ blob }))
  return (
    <FormColumns aside={<FormAside of={product} pictures={choices} />}>
      <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
        {draft && <RestoredBanner at={draft.at} onStartOver={startOver} />}
        <NeedsInternet text={t('post.offlineNote')} problem={form.problem} />
        <FormFailure problem={form.problem} failed={t('post.failed')} isKept={isKept} isOffline={isOffline} offline={t('post.offline')} logIn={logIn} />
        <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={labelOf} onGo={form.focus} />
        <ProductFields of={product} pictures={<NewPictures of={product} />} choices={choices} existing={NONE} />
        <SubmitButton form={form} busy={t('post.busy')} isLeaving={isPosted} className="sm:w-auto sm:justify-self-start">
          {t('post.action')}
        </SubmitButton>
      </ScreenForm>
    </FormColumns>
  )
}

const NONE: readonly never[] = []
