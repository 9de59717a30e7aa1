import { phoneCell } from '../core/csv.ts'
import type { Language } from '../core/languages.ts'
import type { DaybookEntry } from './daybook-entry.ts'
import type { DaybookKind } from './daybook-rules.ts'

type Row = Pick<DaybookEntry, 'day' | 'kind' | 'amount' | 'person' | 'phone' | 'note'>

/** Names of columns, and of kinds of entries, as the table has them. */
const WORDS: Record<Language, { columns: readonly string[]; kinds: Record<DaybookKind, string> }> = {
  en: {
    columns: ['Date', 'What', 'Amount (BDT)', 'Name', 'Phone', 'Note'],
    kinds: { sale: 'Cash sale', lent: 'Sold on credit', repaid: 'Credit repaid', cost: 'Cost' },
  },
  bn: {
    columns: ['তারিখ', 'কী', 'টাকা', 'নাম', 'ফোন', 'নোট'],
    kinds: { sale: 'নগদ বিক্রি', lent: 'বাকি দেওয়া', repaid: 'বাকি আদায়', cost: 'খরচ' },
  },
}

/** The heading of a day-book as a table. */
export const daybookHeading = (language: Language): (string | number)[] => [...WORDS[language].columns]

/** One entry as a row: days and amounts as every spreadsheet program reads them. */
export const daybookRow = ({ day, kind, amount, person, phone, note }: Row, language: Language): (string | number)[] => [
  day,
  WORDS[language].kinds[kind],
  amount,
  person,
  phoneCell(phone),
  note,
]
