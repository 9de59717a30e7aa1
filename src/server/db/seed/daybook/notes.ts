import type { DaybookKind } from '#contract/daybook/daybook-rules.ts'

/** An entry of the demo market's day-book. */
export interface NoteSketch {
  kind: DaybookKind
  /** Whole taka. */
  amount: number
  /** Days before the market was made. */
  days: number
  note?: string
  /** By their place in `NEIGHBOURS`; of credit alone. */
  neighbour?: number
}

/** Whose day-book it is: sells goods here, too. */
export const KEEPER = 'nayan'

/** Customers who buy on credit: one cannot be called, and two have one name. */
export const NEIGHBOURS = [
  { person: 'রহিমা খালা', phone: '+8801711000211' },
  { person: 'করিম ভাই', phone: '+8801819000322' },
  { person: 'মা-মণি হোটেল', phone: '+8801912000433' },
  { person: 'শফিক মাস্টার', phone: '' },
  { person: 'করিম ভাই', phone: '+8801515000544' },
] as const

type Credit = [days: number, neighbour: number, amount: number, note?: string]
const credit =
  (kind: 'lent' | 'repaid') =>
  (...[days, neighbour, amount, note = '']: Credit): NoteSketch => ({ kind, days, neighbour, amount, note })
const [lent, repaid] = [credit('lent'), credit('repaid')]
const cost = (days: number, amount: number, note: string): NoteSketch => ({ kind: 'cost', days, amount, note })

const CREDIT: readonly NoteSketch[] = [
  lent(44, 2, 4200, 'গ্লাস ও প্লেট, দুই ডজন'),
  lent(40, 0, 650, 'মাটির হাঁড়ি'),
  repaid(35, 2, 2000, 'বিকাশে দিয়েছেন'),
  lent(31, 1, 1280, 'শাড়ি, বোনের বিয়ের জন্য'),
  lent(26, 3, 390),
  repaid(22, 0, 400),
  lent(19, 4, 760, 'টেবিল ল্যাম্প'),
  repaid(17, 1, 500),
  lent(12, 0, 320, 'কাপ-পিরিচ'),
  repaid(9, 4, 760, 'পুরোটা শোধ'),
  lent(6, 2, 1850, 'শুক্রবার দেবেন বলেছেন'),
  repaid(3, 1, 300),
  lent(1, 3, 210),
  repaid(0, 0, 250),
]

const COSTS: readonly NoteSketch[] = [
  cost(45, 12_000, 'দোকান ভাড়া'),
  cost(38, 640, 'ভ্যান ভাড়া'),
  cost(33, 1150, 'প্যাকেট ও ফিতা'),
  cost(28, 860, 'বিদ্যুৎ বিল'),
  cost(21, 300, 'চা-নাস্তা'),
  cost(15, 12_000, 'দোকান ভাড়া'),
  cost(11, 540, 'ভ্যান ভাড়া'),
  cost(8, 4500, 'নতুন মাল, কুমিল্লা থেকে'),
  cost(4, 220, 'মোবাইল রিচার্জ'),
  cost(0, 180, 'ভ্যান ভাড়া'),
]

/** What was sold in the shop for cash, on all days but Fridays and some others: amounts come again in turn. */
const TAKINGS = [1850, 2430, 960, 3120, 1540, 2780, 640, 2210, 4050]

/** Six weeks of a shop, with today's entries. @param isClosed whether the shop was closed so many days ago */
export function planNotes(isClosed: (days: number) => boolean): NoteSketch[] {
  const days = Array.from({ length: 46 }, (_, at) => 45 - at).filter((one) => !isClosed(one))
  const sales = days.map((one, at): NoteSketch => ({ kind: 'sale', days: one, amount: TAKINGS[at % TAKINGS.length] ?? 0 }))
  return [...sales, ...CREDIT, ...COSTS].sort((a, b) => b.days - a.days)
}
