import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { BlobPicture } from '../../../../ui/form/blob-picture.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { dropPostDraft, type KeyedDraft, listPostDrafts, POST_DRAFTS_MOST } from '../post-draft.ts'
import { snippetOf } from '../snippet.ts'

/** All posts that were begun on this phone by the person of this session, and were not posted. */
export function PostDrafts() {
  const { t } = useTranslation('post-writing')
  const [drafts, setDrafts] = useState<KeyedDraft[] | 'failed'>()
  const [asked, setAsked] = useState<KeyedDraft[]>()
  const kept = useKeptFocus()
  const read = useCallback(() => void listPostDrafts().then(setDrafts, () => setDrafts('failed')), [])
  useEffect(read, [read])
  const remove = async () => {
    for (const { key } of asked ?? []) await dropPostDraft(key)
    setDrafts(await listPostDrafts())
  }
  if (drafts === undefined) return <RowsWaiting />
  if (drafts === 'failed')
    return (
      <div role="alert" className="card p-6 grid gap-3 justify-items-start">
        <p>{t('drafts.failed')}</p>
        <Button onClick={read}>{t('common:retry')}</Button>
      </div>
    )
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3" {...kept}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
          {t('drafts.title')}
        </h1>
        {drafts.length < POST_DRAFTS_MOST && (
          <AppLink to="/posts/new" className="btn-primary">
            {t('write')}
          </AppLink>
        )}
      </div>
      <p role="status" className="text-ink-soft">
        {drafts.length > 0 && t('drafts.count', { count: drafts.length, most: POST_DRAFTS_MOST })}
      </p>
      {drafts.length === 0 && <NothingHere drawing="empty" title={t('drafts.empty')} hint={t('drafts.emptyHint')} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {drafts.map((one) => (
          <DraftRow key={one.key} of={one} onRemove={() => setAsked([one])} />
        ))}
      </ul>
      {drafts.length > 1 && (
        <Button variant="danger" icon="i-lucide-trash" className="justify-self-start" onClick={() => setAsked(drafts)}>
          {t('drafts.removeAll')}
        </Button>
      )}
      {asked && (
        <AskDialog
          title={t(asked.length > 1 ? 'drafts.removeAllTitle' : 'drafts.removeTitle', { count: asked.length })}
          yes={t(asked.length > 1 ? 'drafts.removeAll' : 'drafts.remove')}
          no={t('drafts.keep')}
          onYes={remove}
          onClose={() => setAsked(undefined)}
        >
          {t('drafts.removeText')}
        </AskDialog>
      )}
    </div>
  )
}

function DraftRow({ of: { key, draft }, onRemove }: { of: KeyedDraft; onRemove: () => void }) {
  const { t } = useTranslation('post-writing')
  const format = useFormat()
  const now = useNow()
  const [first] = draft.pictures
  const title = snippetOf(draft.text) || t('pictureCount', { count: draft.pictures.length })
  return (
    <li className="card p-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-3">
        {first && <BlobPicture picture={first.picture} alt={first.alt} className="w-18 h-18 object-cover rounded-control" />}
        <div className="grow basis-36 min-w-0">
          <p className="clamp clamp-3 wrap-anywhere" lang={scriptLanguage(title)} dir="auto">
            {title}
          </p>
          <p className="text-sm text-ink-soft">
            {draft.pictures.length > 0 && `${t('pictureCount', { count: draft.pictures.length })} · `}
            {now !== undefined && t('drafts.at', { age: format.age(draft.at, now) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <AppLink to={`/posts/new?draft=${key}`} className="btn-quiet" aria-label={t('drafts.goOnWith', { title })}>
          {t('drafts.goOn')}
        </AppLink>
        <Button icon="i-lucide-trash" aria-label={t('drafts.removeOf', { title })} onClick={onRemove}>
          {t('drafts.remove')}
        </Button>
      </div>
    </li>
  )
}
