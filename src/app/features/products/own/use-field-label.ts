import { useTranslation } from 'react-i18next'

/** What a field of the form of a product is called. */
export function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('stock')
  return (field) => t(`form.${field as 'title'}`)
}
