import { useTranslation } from 'react-i18next'

/** What a field of the form of a service is called. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('team')
  return (field) => t(`form.${field as 'title'}`)
}
