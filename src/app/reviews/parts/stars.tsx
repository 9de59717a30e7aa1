import { useTranslation } from 'react-i18next'

/** Stars as they are seen, and in words for who does not see them. @param count may be between two */
export function Stars({ count, className = '' }: { count: number; className?: string }) {
  const { t } = useTranslation('reviews')
  const full = Math.round(count)
  return (
    <span className={`text-marigold ${className}`}>
      <span aria-hidden="true">{'★'.repeat(full) + '☆'.repeat(5 - full)}</span>
      <span className="sr-only">{t('outOfFive', { count })}</span>
    </span>
  )
}
