import { useTranslation } from 'react-i18next'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { UnfinishedLine } from '../../../../ui/form/unfinished-line.tsx'
import { draftName } from '../service-draft-name.ts'
import { SERVICE_DRAFT } from '../service-values.ts'

/** The service that was begun on this phone and not posted. */
export function UnfinishedService() {
  const { t } = useTranslation('team')
  const draft = usePersistedDraft(draftName(), { shape: SERVICE_DRAFT, round: 0 })
  if (!draft || draft === 'asking') return null
  return <UnfinishedLine title={draft.texts.title} to="/sellerservices/add" texts={{ what: t('list.unfinished'), goOn: t('list.goOn') }} />
}
