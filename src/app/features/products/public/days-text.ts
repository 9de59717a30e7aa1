import type { TFunction } from 'i18next'

/** How many days something takes: `2–3 days`, `3 days`, `the same day`. */
export const daysText = (t: TFunction<'products'>, { days_least, days_most }: { days_least: number; days_most: number }): string =>
  days_least === days_most ? t('delivery.day', { count: days_most }) : t('delivery.days', { count: days_most, least: days_least })
