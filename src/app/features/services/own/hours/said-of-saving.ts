import type { TFunction } from 'i18next'
import type { TeamHours } from '#contract/services/team-hours.ts'

/** That hours were saved, and how many bookings lie outside of them then. */
export const saidOfSaving = (t: TFunction<'team'>, { outside }: TeamHours): string =>
  outside.length === 0 ? t('saved') : t('hours.savedOutside', { count: outside.length })
