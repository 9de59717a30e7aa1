import type { TFunction } from 'i18next'
import type { ProblemCode } from '#contract/core/problem.ts'

/** Why an event did not go on the market or off it. Bad input has only one cause there: the event is over, and no visitor would see it. */
export function switchRefused(t: TFunction<'selling'>, problem: ProblemCode): string {
  if (problem === 'offline') return t('list.switchOffline')
  if (problem === 'unverified-limit') return t('problems:unverified-limit.text')
  return problem === 'bad-input' ? t('list.switchOver') : t('list.switchFailed', { why: t(`problems:${problem}.title`) })
}
