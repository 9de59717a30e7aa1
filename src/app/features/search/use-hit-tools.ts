import { useTranslation } from 'react-i18next'
import type { HitTools } from '../../nouns/row.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useToday } from '../../ui/formats/use-today.ts'

/** What all rows of a screen share. @param at ISO 8601, when it was written. */
export function useHitTools(at: string): HitTools {
  const { t, i18n } = useTranslation('search')
  return { t, format: useFormat(), language: i18n.language, today: useToday(at) }
}
