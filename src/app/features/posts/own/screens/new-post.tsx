import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { readEntryFiles } from '../../../../state/outbox/entry-file.ts'
import { beginEdit, endEdit, type OutboxEntry, useOutbox, withdraw } from '../../../../state/outbox/outbox.ts'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { Composer } from '../parts/composer.tsx'
import {
  dropPostDraft,
  isDraftKey,
  listPostDraftKeys,
  NOTHING_WRITTEN,
  POST_DRAFTS_MOST,
  type PostDraft,
  readPostDraft,
  storePostDraft,
} from '../post-draft.ts'
import { POST_PICTURES, readPostEntry } from '../post-entry.ts'
import { useGoTo } from '../use-composing.ts'
import type { Writer } from '../writer.ts'

interface Props {
  /** As the address says it: which draft, or which entry of the outbox is to be changed. */
  asked: { draft?: unknown; entry?: unknown }
  writer: Writer
  logIn: ReactNode
}

/** Writing a post. The address names the draft, so that a tab that was killed opens the same again. */
export function NewPost({ asked, writer, logIn }: Props) {
  const { t } = useTranslation('post-writing')
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <AppLink to="/posts/own/drafts" className="link target">
          {t('drafts.title')}
        </AppLink>
      </div>
      {isDraftKey(asked.draft) ? <Written key={asked.draft} draftKey={asked.draft} writer={writer} logIn={logIn} /> : <Beginning entryId={asked.entry} />}
    </div>
  )
}

/** Finds out what is to be written, and names it in the address. */
function Beginning({ entryId }: { entryId: unknown }) {
  const { t } = useTranslation('post-writing')
  const goTo = useGoTo()
  const { entries, isKnown } = useOutbox()
  const entry = entries.find(({ id }) => id === entryId)
  const [state, setState] = useState<'asking' | 'full' | 'gone'>('asking')
  const isWaited = typeof entryId === 'string' && !isKnown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the outbox has been looked into.
  useEffect(() => {
    if (isWaited) return
    let isOver = false
    const begin = async () => {
      const key = entry ? await takeFromOutbox(entry) : await freshKey()
      if (isOver) return
      if (key === undefined) setState(entry ? 'gone' : 'full')
      else await goTo(`/posts/new?draft=${key}`)
    }
    void begin()
    return () => {
      isOver = true
    }
  }, [isWaited])
  if (state === 'asking') return <RowsWaiting />
  return (
    <div role="status" className="card p-4 grid gap-3 justify-items-start">
      <p>{t(state === 'full' ? 'drafts.full' : 'drafts.sending', { count: POST_DRAFTS_MOST })}</p>
      <AppLink to={state === 'full' ? '/posts/own/drafts' : '/outbox'} className="btn-primary">
        {t(state === 'full' ? 'drafts.title' : 'drafts.toOutbox')}
      </AppLink>
    </div>
  )
}

/** Undefined where no further post may be begun. */
const freshKey = async (): Promise<string | undefined> => ((await listPostDraftKeys().catch(() => [])).length >= POST_DRAFTS_MOST ? undefined : newKey())

/** What waits becomes a draft again, and waits no longer. @returns its key; undefined: it may have arrived, or the phone has no room */
async function takeFromOutbox(entry: OutboxEntry): Promise<string | undefined> {
  const waiting = readPostEntry(entry)
  if (!waiting || !(await beginEdit(entry.id))) return undefined
  const files = await readEntryFiles(entry, POST_PICTURES)
  // A picture that cannot be read now must not be lost with the entry.
  if (files.length < waiting.picture_count) {
    await endEdit(entry.id)
    return undefined
  }
  const pictures = files.map((picture, at) => ({ id: at + 1, picture, alt: waiting.alts[at] ?? '' }))
  const key = newKey()
  try {
    await storePostDraft(key, { text: waiting.text, film: waiting.film, pictures, at: new Date().toISOString() })
  } catch {
    await endEdit(entry.id)
    return undefined
  }
  if (await withdraw(entry.id)) return key
  await dropPostDraft(key)
  return undefined
}

function Written({ draftKey, writer, logIn }: Pick<Props, 'writer' | 'logIn'> & { draftKey: string }) {
  const [start, setStart] = useState<PostDraft>()
  useEffect(() => {
    let isOver = false
    const take = (draft: PostDraft | undefined) => !isOver && setStart(draft ?? NOTHING_WRITTEN)
    readPostDraft(draftKey).then(take, () => take(undefined))
    return () => {
      isOver = true
    }
  }, [draftKey])
  return start ? <Composer draftKey={draftKey} start={start} writer={writer} logIn={logIn} /> : <RowsWaiting />
}
