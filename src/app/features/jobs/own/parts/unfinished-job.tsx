import { useTranslation } from 'react-i18next'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { UnfinishedLine } from '../../../../ui/form/unfinished-line.tsx'
import { JOB_DRAFT, postName } from '../job-values.ts'

/** The job that was begun on this phone and not posted. */
export function UnfinishedJob() {
  const { t } = useTranslation('hiring')
  const draft = usePersistedDraft(postName(), { shape: JOB_DRAFT, round: 0 })
  if (!draft || draft === 'asking') return null
  return <UnfinishedLine title={draft.texts.title} to="/hiring/new" texts={{ what: t('list.unfinished'), goOn: t('list.goOn') }} />
}
