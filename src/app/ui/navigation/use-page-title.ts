import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

function useFullTitle(title: string): string {
  const { t } = useTranslation()
  return `${title} · ${t('common:productName')}`
}

/** Names the page in the tab and for screen readers; the server wrote the first one itself. */
export function usePageTitle(title: string): void {
  const full = useFullTitle(title)
  // Before all of `useHeadingTitle`: effects of a child run before those of its parent.
  useLayoutEffect(() => {
    document.title = full
  }, [full])
}

/** The same where a part of the screen has the heading and knows more than the screen's route, such as how a payment ended: its word is the last. */
export function useHeadingTitle(title: string): void {
  const full = useFullTitle(title)
  useEffect(() => {
    document.title = full
  }, [full])
}
