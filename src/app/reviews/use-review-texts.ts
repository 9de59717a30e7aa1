import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Stands for reviews, which have no screen of their own. */
const REVIEW_TEXTS = '/reviews'
/** A screen with all texts of forms. */
const FORM_TEXTS = '/outbox'

/** The texts of reviews, and those of their forms where one writes: whether they are here, and another try where they could not be had. */
export function useReviewTexts(of: 'reading' | 'writing') {
  const router = useRouter()
  const { i18n } = useTranslation()
  const [state, setState] = useState<'loading' | 'failed' | 'here'>('loading')
  const { language } = i18n
  const load = useCallback(() => {
    setState((before) => (before === 'failed' ? 'loading' : before))
    const paths = of === 'reading' ? [REVIEW_TEXTS] : [REVIEW_TEXTS, FORM_TEXTS]
    return Promise.all(paths.map((path) => router.options.context.addTexts?.(path))).then(
      () => setState('here'),
      () => setState('failed'),
    )
  }, [router, of])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has texts of its own.
  useEffect(() => {
    void load()
  }, [load, language])
  return { state, retry: () => void load() }
}
