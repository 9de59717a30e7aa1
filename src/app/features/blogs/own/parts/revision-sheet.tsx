import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogRevision } from '#contract/blogs/own-blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { showNotice } from '../../../../state/notices.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadRevision, type Revision, refreshOwnArticles, restore } from '../calls.ts'
import { Previews } from './previews.tsx'

interface Props {
  blogId: number
  revision: BlogRevision
  /** The present version, as it was read; undefined while it is not known. */
  seen: number | undefined
  onClose: () => void
}

/** One earlier version as it was read, and the way back to it. */
export function RevisionSheet({ blogId, revision: { version, saved_at }, seen, onClose }: Props) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  const { answer, problem, reload } = useAnswer((options) => loadRevision(blogId, version, options), `revision ${blogId} ${version}`)
  const [isAsking, setAsking] = useState(false)
  const at = format.dateTime(saved_at)
  if (isAsking && seen !== undefined) return <Restore blogId={blogId} version={version} seen={seen} at={at} onClose={onClose} />
  const content = () => {
    if (answer) return <Appearance revision={answer.value} />
    const list = { to: '/writing', title: t('shell:titles.writing') } as const
    return problem ? <ScreenProblem problem={problem} title={t('revisions.notLoaded')} retry={reload} list={list} /> : <FormWaiting />
  }
  return (
    <Dialog title={t('revisions.title', { at })} place="cover" onClose={onClose}>
      <div className="grid gap-4">
        {content()}
        {answer && seen !== undefined && (
          <div className="bottom-bar tall:sticky bottom-0 bg-raised border-t border-line -mx-4 px-4 py-2">
            <Button variant="primary" icon="i-lucide-archive-restore" className="w-full sm:w-auto" onClick={() => setAsking(true)}>
              {t('revisions.restore')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Appearance({ revision }: { revision: Revision }) {
  const { t } = useTranslation('writing')
  const { thumbnail, summary, second_summary, tags } = revision
  return (
    <>
      <Previews of={revision} picture={thumbnail && <Picture path={thumbnail} tone={0} sizes="(min-width: 660px) 640px, calc(100vw - 32px)" />} />
      <dl className="reading-column w-full text-sm grid gap-1 [&_dt]:text-ink-soft">
        <dt>{t('form.summary')}</dt>
        <dd lang={scriptLanguage(summary)}>{summary || '–'}</dd>
        {second_summary && (
          <>
            <dt>{t('form.second_summary')}</dt>
            <dd lang={scriptLanguage(second_summary)}>{second_summary}</dd>
          </>
        )}
        <dt>{t('form.tags')}</dt>
        <dd>{tags.join(', ') || '–'}</dd>
      </dl>
    </>
  )
}

/** Asks, restores, and leads back to the editor. */
function Restore({ blogId, version, seen, at, onClose }: { blogId: number; version: number; seen: number; at: string; onClose: () => void }) {
  const { t } = useTranslation('writing')
  const router = useRouter()
  const prefix = usePrefix()
  const go = async () => {
    await restore(blogId, { version, seen })
    refreshOwnArticles()
    showNotice(t('revisions.done'))
    await router.navigate({ href: withLanguage(prefix, `/writing/article/${blogId}/update`) })
  }
  return (
    <AskDialog title={t('revisions.ask')} yes={t('revisions.restore')} no={t('revisions.no')} onYes={go} onClose={onClose}>
      {t('revisions.askText', { at })}
    </AskDialog>
  )
}
