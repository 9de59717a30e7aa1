import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogRevision } from '#contract/blogs/own-blogs.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnArticle, loadRevisions } from '../calls.ts'
import { RevisionSheet } from '../parts/revision-sheet.tsx'

/** What an article was before each change, to be read and to go back to. */
export function Revisions({ blogId }: { blogId: number }) {
  const { t } = useTranslation('writing')
  const own = useAnswer((options) => loadOwnArticle(blogId, { ...options, keptFirst: true }), `own-article ${blogId}`).answer?.value
  const { answer, problem, reload } = useAnswer((options) => loadRevisions(blogId, options), `revisions ${blogId}`)
  const [opened, setOpened] = useState<BlogRevision>()
  const rows = answer?.value
  const content = () => {
    if (!rows)
      return problem ? (
        <ScreenProblem problem={problem} title={t('revisions.failed')} retry={reload} list={{ to: '/writing', title: t('shell:titles.writing') }} />
      ) : (
        <RowsWaiting />
      )
    if (rows.length === 0)
      return (
        <p role="status" className="card p-6 text-center">
          {t('revisions.none')}
        </p>
      )
    return (
      <ul className="grid gap-2">
        {rows.map((revision) => (
          <Row key={revision.version} revision={revision} onOpen={() => setOpened(revision)} />
        ))}
      </ul>
    )
  }
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      <div>
        <h1 className="text-xl">{t('titles.revisions')}</h1>
        <p className="min-h-12 flex items-center">
          {own && (
            <AppLink to={`/writing/article/${blogId}/update`} lang={scriptLanguage(own.title)} className="link target justify-start!">
              <Icon name="i-lucide-pencil" />
              {own.title}
            </AppLink>
          )}
        </p>
        <p className="text-ink-soft">{t('revisions.hint')}</p>
      </div>
      {content()}
      {opened && <RevisionSheet blogId={blogId} revision={opened} seen={own?.version} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function Row({ revision: { title, saved_at, characters }, onOpen }: { revision: BlogRevision; onOpen: () => void }) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  return (
    <li className="card p-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <p className="font-600 tabular">{format.dateTime(saved_at)}</p>
        <p lang={scriptLanguage(title)} className="clamp clamp-2">
          {title}
        </p>
        <p className="text-sm text-ink-soft tabular">{t('revisions.characters', { count: characters })}</p>
      </div>
      <Button icon="i-lucide-eye" className="ms-auto" aria-label={t('revisions.openOf', { at: format.dateTime(saved_at) })} onClick={onOpen}>
        {t('revisions.open')}
      </Button>
    </li>
  )
}
