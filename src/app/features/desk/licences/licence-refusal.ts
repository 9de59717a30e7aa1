import type { TFunction } from 'i18next'
import type { Problem } from '#contract/core/problem.ts'

/** Why something about a licence was not done, in words. @param t of no namespace and without a prefix */
export function licenceRefusal(t: TFunction, { code }: Problem): string {
  if (code === 'bad-state' || code === 'not-found') return t(`desk:licences.problems.${code}`)
  return t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
}
