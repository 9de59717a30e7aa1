import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useWholeDraft } from '../../../state/use-whole-draft.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { JOB_DRAFT, postName } from '../job-values.ts'

/** The job that was begun on this phone and not posted: it is in no list of the service, and whoever was interrupted looks for it here. */
export function UnfinishedJob() {
  const { t } = useTranslation('hiring')
  const draft = useWholeDraft(postName(), { shape: JOB_DRAFT, round: 0 })
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
      <ScreenLink to="/hiring/new" className="link target">
        {t('list.goOn')}
      </ScreenLink>
    </p>
  )
}
