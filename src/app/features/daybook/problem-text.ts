import type { TFunction } from 'i18next'
import type { Problem } from '#contract/core/problem.ts'
import { asReason } from '#contract/core/reasons.ts'

/** Why a write was refused: what is wrong with a field, where one is named, else the words of all problems. */
export function problemText({ code, fields }: Pick<Problem, 'code'> & { fields?: Record<string, string> | undefined }, t: TFunction): string {
  const [reason] = Object.values(fields ?? {})
  if (code === 'bad-input' && reason) return t(`forms:reasons.${asReason(reason)}`)
  return t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
}
