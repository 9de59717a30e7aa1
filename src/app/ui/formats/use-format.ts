import { type Formatter, formatterFor } from '#contract/core/format.ts'
import { useLanguage } from './use-language.ts'

/** How numbers, money and dates are written in the reader's language. */
export const useFormat = (): Formatter => formatterFor(useLanguage())
