import { useTranslation } from 'react-i18next'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { UnfinishedLine } from '../../../../ui/form/unfinished-line.tsx'
import { draftName } from '../product-draft-name.ts'
import { PRODUCT_DRAFT } from '../product-values.ts'

/** The product that was begun on this phone and not posted. */
export function UnfinishedProduct() {
  const { t } = useTranslation('stock')
  const draft = usePersistedDraft(draftName(), { shape: PRODUCT_DRAFT, round: 0 })
  if (!draft || draft === 'asking') return null
  return <UnfinishedLine title={draft.texts.title} to="/products/new" texts={{ what: t('list.unfinished'), goOn: t('list.goOn') }} />
}
