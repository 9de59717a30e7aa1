import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { readDaybookAsked } from './daybook-asked.ts'

/** What the screen at an address is called: the person or the month whose entries it lists, else the day-book. @param search as the address says it */
export function useDaybookTitle(search: Record<string, unknown>): string {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const { person, month } = readDaybookAsked(search).filter
  return person ?? (month ? format.monthYear(noonOf(`${month}-01`)) : t('title'))
}
