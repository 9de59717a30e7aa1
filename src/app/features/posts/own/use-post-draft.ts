import { useEffect, useRef, useState } from 'react'
import { clearDirty, markDirty } from '../../../state/connection/worker.ts'
import { type DraftStore, openDraftStore } from '../../../state/drafts/draft-store.ts'
import { dropDraft, storeDraft } from '../../../state/drafts/drafts.ts'
import { isEmpty, type PostDraft, picturesName, picturesOf, wordsName, wordsOf } from './post-draft.ts'

export interface WrittenPost {
  draft: PostDraft
  /** @param change of what there is when it is called: several in a row build on each other */
  put: (change: (now: PostDraft) => Partial<PostDraft>) => void
  /** As it is now. */
  read: () => PostDraft
  /** It was sent, or given up. Ready when the phone holds nothing of it. */
  forget: () => Promise<void>
  /** Keeps it at once. */
  keep: () => Promise<void>
}

/** A post as it is written, kept on the phone at every change: the words under one name, the pictures under another. @param start as it was left */
export function usePostDraft(key: string, start: PostDraft): WrittenPost {
  const [draft, setDraft] = useState(start)
  const latest = useRef(start)
  const stores = useRef<{ words: DraftStore; pictures: DraftStore }>(undefined)
  useEffect(() => {
    // What is empty is no draft.
    const shelf = { keep: (name: string, values: unknown) => (isEmpty(latest.current) ? dropDraft(name) : storeDraft(name, values)) }
    const words = openDraftStore(wordsName(key), () => wordsOf(latest.current), shelf)
    const pictures = openDraftStore(picturesName(key), () => picturesOf(latest.current), shelf)
    stores.current = { words, pictures }
    return () => {
      words.stop()
      pictures.stop()
      clearDirty(wordsName(key))
    }
  }, [key])
  return {
    draft,
    put: (change) => {
      const before = latest.current
      latest.current = { ...before, ...change(before), at: new Date().toISOString() }
      setDraft(latest.current)
      markDirty(wordsName(key))
      stores.current?.words.note()
      if (latest.current.pictures !== before.pictures) stores.current?.pictures.note()
    },
    read: () => latest.current,
    forget: async () => {
      clearDirty(wordsName(key))
      await Promise.all([stores.current?.words.forget(), stores.current?.pictures.forget()])
    },
    keep: async () => {
      await Promise.all([stores.current?.words.keep(), stores.current?.pictures.keep()])
    },
  }
}
