import { useTranslation } from 'react-i18next'
import type { OwnBlog } from '#contract/blogs/own-blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { phaseNow } from '../own-filter.ts'
import { DateLine } from './date-line.tsx'
import { PhaseChip } from './phase-chip.tsx'

/** Where an article stands, and the ways to its public page and its earlier versions. */
export function ArticleStanding({ blog }: { blog: OwnBlog }) {
  const { t } = useTranslation('writing')
  const language = useLanguage()
  const phase = phaseNow(blog, useNow() ?? Date.now())
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PhaseChip phase={phase} />
        <DateLine blog={blog} phase={phase} />
      </p>
      <TakenOffLine reason={blog.taken_off_reason} />
      <div className="flex flex-wrap gap-2">
        {phase === 'published' && (
          <>
            <AppLink to={`/blogs/${blog.id}`} className="btn-quiet">
              <Icon name="i-lucide-eye" />
              {t('actions.view')}
            </AppLink>
            <ShareButton title={blog.title} path={withLanguage(language, `/blogs/${blog.id}`)} />
          </>
        )}
        <AppLink to={`/writing/article/${blog.id}/revisions`} className="btn-quiet">
          <Icon name="i-lucide-rotate-ccw-clock" />
          {t('titles.revisions')}
        </AppLink>
      </div>
    </div>
  )
}
