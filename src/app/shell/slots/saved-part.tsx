import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookmarkNoun } from '#contract/resources.ts'
import { Button } from '../../ui/controls/button.tsx'

/** Something that can be saved besides events. */
interface SavedKind {
  load: () => Promise<ComponentType>
  /** A screen with all its texts. */
  screen: string
}

/** Nouns beside events that can be saved, in the order of the screen: the shell's one list of them. */
export const SAVED_KINDS = {
  services: { load: async () => (await import('../../features/services/public/screens/saved-services.tsx')).SavedServices, screen: '/services' },
  products: { load: async () => (await import('../../features/products/public/screens/saved-products.tsx')).SavedProducts, screen: '/shop' },
  jobs: { load: async () => (await import('../../features/jobs/public/screens/saved-jobs.tsx')).SavedJobs, screen: '/jobportal' },
  blogs: { load: async () => (await import('../../features/blogs/public/screens/saved-articles.tsx')).SavedArticles, screen: '/blogs' },
} satisfies Partial<Record<BookmarkNoun, SavedKind>>

/** The bookmarks of one kind, where there are some. Its program and texts are loaded only then. */
export function SavedPart({ of }: { of: SavedKind }) {
  const router = useRouter()
  const { t } = useTranslation()
  const [Part, setPart] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      void Promise.all([of.load(), router.options.context.addTexts?.(of.screen)]).then(
        ([Saved]) => setPart(() => Saved),
        () => setFailed(true),
      ),
    [router, of],
  )
  useEffect(load, [load])
  if (Part) return <Part />
  if (!failed) return null
  return (
    <div role="alert" className="card p-6 mt-6">
      <p className="mb-3">{t('common:error.partMissing')}</p>
      <Button
        onClick={() => {
          setFailed(false)
          load()
        }}
      >
        {t('common:retry')}
      </Button>
    </div>
  )
}
