import { useTranslation } from 'react-i18next'

/** The place of a form that is being read. */
export function FormWaiting() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4" aria-busy="true">
      <p role="status" className="sr-only">
        {t('common:loading')}
      </p>
      <div className="skeleton aspect-video max-w-xl w-full" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
      <div className="skeleton h-60" />
    </div>
  )
}
