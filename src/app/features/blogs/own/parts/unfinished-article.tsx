import { useTranslation } from 'react-i18next'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { UnfinishedLine } from '../../../../ui/form/unfinished-line.tsx'
import { NEW_ARTICLE } from '../article-draft-name.ts'
import { ARTICLE_DRAFT } from '../article-values.ts'

/** The article that was begun on this phone and not saved. */
export function UnfinishedArticle() {
  const { t } = useTranslation('writing')
  const draft = usePersistedDraft(NEW_ARTICLE, { shape: ARTICLE_DRAFT, round: 0 })
  if (!draft || draft === 'asking') return null
  return <UnfinishedLine title={draft.texts.title} to="/writing/new" texts={{ what: t('list.unfinished'), goOn: t('list.goOn') }} />
}
