import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import type { EditStart } from '../../../../../state/drafts/edit-start.ts'
import { FaultSummary } from '../../../../../ui/form/fault-summary.tsx'
import { FormFailure } from '../../../../../ui/form/form-failure.tsx'
import { RestoredBanner } from '../../../../../ui/form/restored-banner.tsx'
import { SaveNote } from '../../../../../ui/form/save-note.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { useNow } from '../../../../../ui/formats/use-now.ts'
import { OfflineLine } from '../../../../../ui/lists/offline-line.tsx'
import type { ArticleTexts } from '../../article-values.ts'
import { phaseNow } from '../../own-filter.ts'
import { useArticleEditing } from '../../use-article-editing.ts'
import { ArticleConflicts } from './article-conflicts.tsx'
import { ArticleFields, FIELD_ORDER } from './article-fields.tsx'
import { FormButtons } from './form-buttons.tsx'

interface Props {
  own: OwnBlogDetail
  start: EditStart<ArticleTexts>
  /** ISO 8601: when the draft was kept that the form goes on from. */
  restoredAt: string | undefined
  logIn: ReactNode
  onRead: (own: OwnBlogDetail) => void
  onStartOver: () => void
}

/** Changes an article. After saving, the form goes on where the author stands. */
export function ArticleEditForm({ own, start: first, restoredAt, logIn, onRead, onStartOver }: Props) {
  const { t } = useTranslation('writing')
  // What it began with: the article may be read again while one types.
  const [start] = useState(first)
  const editing = useArticleEditing({ own, start, onRead })
  const { article, changed, isKept } = editing
  const { form, faults, forget } = article
  const isOffline = useIsOffline()
  const phase = phaseNow(own, useNow() ?? Date.now())
  const picture = { path: own.thumbnail, tone: own.thumbnail_tone }
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  return (
    <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
      {restoredAt && changed.length > 0 && <RestoredBanner at={restoredAt} onStartOver={startOver} />}
      <OfflineLine isOffline={isOffline && form.problem?.code !== 'offline'} text={t('edit.offlineNote')} />
      <FormFailure problem={form.problem} failed={t('edit.failed')} isKept={isKept} isOffline={isOffline} offline={t('edit.offline')} logIn={logIn} />
      <ArticleConflicts editing={editing} phase={phase} tone={own.thumbnail_tone} />
      <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={(field) => t(`form.${field as 'title'}`)} onGo={form.focus} />
      <ArticleFields of={article} phase={phase} now={picture} />
      <div className="grid gap-2 justify-items-start">
        <FormButtons of={article} phase={phase} now={picture} />
        <SaveNote changed={changed.map((part) => t(`form.${part}`))} isUndecided={editing.conflicts.length > 0} isSaved={editing.isSaved} />
      </div>
    </ScreenForm>
  )
}
