import type { TFunction } from 'i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'

/** Why something about a licence was not done, in words. @param t of no namespace and without a prefix */
export function licenceRefusal(t: TFunction, { code }: Problem): string {
  if (code === 'bad-state' || code === 'not-found') return t(`desk:licences.problems.${code}`)
  if (isNoAnswer(code)) return t('desk:needsNetwork')
  return t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
}
