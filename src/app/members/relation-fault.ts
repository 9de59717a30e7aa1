import type { TFunction } from 'i18next'
import { Problem } from '#contract/core/problem.ts'

/** Why it was not done, in words. */
export function relationFault(t: TFunction, cause: unknown): string {
  const { code } = cause instanceof Problem ? cause : new Problem('bug', { cause })
  return t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
}
