import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useWholeDraft } from '../../../state/use-whole-draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { ARTICLE_DRAFT, NEW_ARTICLE } from '../article-values.ts'

/** The article that was begun on this phone and not saved: it is in no list of the service, and whoever was interrupted looks for it here. */
export function UnfinishedArticle() {
  const { t } = useTranslation('writing')
  const draft = useWholeDraft(NEW_ARTICLE, { shape: ARTICLE_DRAFT, round: 0 })
  if (!draft || draft === 'asking') return null
  const title = draft.texts.title.trim()
  return (
    <p className="rounded-card bg-sunken px-4 py-2 flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Icon name="i-lucide-pencil" className="text-ink-soft" /> {t('list.unfinished')}
        {title && (
          <>
            {': '}
            <b lang={scriptLanguage(title)}>{title}</b>
          </>
        )}
      </span>
      <ScreenLink to="/writing/new" className="link target">
        {t('list.goOn')}
      </ScreenLink>
    </p>
  )
}
