import { useTranslation } from 'react-i18next'

/** What a field of a job is called, for the list of those at fault. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('hiring')
  return (field) => (field === 'division' || field === 'district' ? t(`forms:place.${field}`) : t(`form.${field as 'title'}`))
}
