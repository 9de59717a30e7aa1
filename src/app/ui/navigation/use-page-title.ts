import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the tab and for screen readers; the server wrote the first one itself. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation()
  const full = `${title} · ${t('common:productName')}`
  useEffect(() => {
    document.title = full
  }, [full])
}
