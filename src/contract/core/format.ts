/**
 * How numbers, money, dates and lists are written: the only place that knows. Put together by hand instead of by `Intl`, since
 * `bn-BD` there is not what people in Bangladesh write (১,২৩৪৳, ডিসে, PM), a build with few locales silently writes English, and
 * Node and browsers differ in spaces and at noon, while what the server wrote must be what the page writes over it.
 * Every date is Dhaka's.
 */
import type { Language } from './languages.ts'
import { DAY_MS, DHAKA_OFFSET_MS } from './time.ts'

const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
}
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  bn: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
}
const SPANS = [
  { ms: DAY_MS, en: 'day', bn: 'দিন' },
  { ms: 3_600_000, en: 'hour', bn: 'ঘণ্টা' },
  { ms: 60_000, en: 'minute', bn: 'মিনিট' },
] as const
/** Further away than this a day is named instead of counted. */
const COUNTED_MS = 30 * DAY_MS

const two = (n: number): string => String(n).padStart(2, '0')
/** A date whose UTC fields read what a clock in Dhaka shows. */
const clockOf = (iso: string): Date => new Date(Date.parse(iso) + DHAKA_OFFSET_MS)

function banglaDayPart(hour: number): string {
  if (hour < 4 || hour > 19) return 'রাত'
  if (hour < 6) return 'ভোর'
  if (hour < 12) return 'সকাল'
  if (hour < 15) return 'দুপুর'
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা'
}

/** Numbers and money alone, for code that must stay small: what `formatterFor` says of them. */
export function numberWriter(bangla: boolean) {
  const digits = (text: string): string => (bangla ? text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))) : text)
  const grouping = bangla ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g
  const write = (n: number, sign = ''): string => {
    const [whole = '', part = ''] = Math.abs(n).toFixed(2).split('.')
    const paisa = sign ? part : part.replace(/0$/, '')
    const text = whole.replace(grouping, ',') + (Number(part) ? `.${paisa}` : '')
    return digits((n < 0 && /[1-9]/.test(text) ? '-' : '') + sign + text)
  }

  return {
    /** At most two decimals. Thousands in English, lakh and crore in Bangla. */
    number: (n: number): string => write(n),
    /** `BDT 1,200` or `৳১,২০০`. @see Specification §2.8 "BDT {price}" */
    price: (taka: number): string => write(taka, bangla ? '৳' : 'BDT '),
    /** A stored number (`+8801…`) as people here read it, `01712-345678`; any other text only with the language's digits. */
    phone: (number: string): string => digits(number.replace(/^\+880(1\d{3})(\d{6})$/, '0$1-$2')),
    /** The Latin digits of a text in the language's own; nothing else changes. */
    digits,
  }
}

function dateWriter(language: Language, digits: (text: string) => string) {
  const bangla = language === 'bn'
  const monthOf = (clock: Date): string => MONTHS[language][clock.getUTCMonth()] ?? ''
  const weekdayOf = (clock: Date): string => WEEKDAYS[language][clock.getUTCDay()] ?? ''
  const dayOf = (clock: Date, month = monthOf(clock)): string => digits(`${clock.getUTCDate()} ${month} ${clock.getUTCFullYear()}`)
  const hourOf = (clock: Date, seconds = false): string => {
    const hour = clock.getUTCHours()
    const short = String(hour % 12 || 12)
    const rest = `:${two(clock.getUTCMinutes())}${seconds ? `:${two(clock.getUTCSeconds())}` : ''}`
    if (bangla) return `${banglaDayPart(hour)} ${digits(short + rest)}`
    return `${seconds ? short.padStart(2, '0') : short}${rest} ${hour < 12 ? 'am' : 'pm'}`
  }
  const momentOf = (clock: Date): string =>
    bangla
      ? `${dayOf(clock)}, ${weekdayOf(clock)} ${hourOf(clock)}`
      : `${weekdayOf(clock).slice(0, 3)} ${dayOf(clock, monthOf(clock).slice(0, 3))}, ${hourOf(clock)}`

  return {
    /** `16 December 2026` */
    day: (iso: string): string => dayOf(clockOf(iso)),
    /** `16` */
    dayNumber: (iso: string): string => digits(String(clockOf(iso).getUTCDate())),
    /** `Dec`. In Bangla the whole word: it is not wider than 46 px at 12 px, and readers do not know its short forms. */
    monthShort: (iso: string): string => (bangla ? monthOf(clockOf(iso)) : monthOf(clockOf(iso)).slice(0, 3)),
    /** `Wed 16 Dec`, `বুধবার ১৬ ডিসেম্বর`. @param iso a moment, or a day as `YYYY-MM-DD` */
    dayShort: (iso: string): string => {
      const clock = clockOf(iso)
      const [weekday, month] = bangla ? [weekdayOf(clock), monthOf(clock)] : [weekdayOf(clock).slice(0, 3), monthOf(clock).slice(0, 3)]
      return digits(`${weekday} ${clock.getUTCDate()} ${month}`)
    },
    /** `Wednesday` */
    weekday: (iso: string): string => weekdayOf(clockOf(iso)),
    /** `Wed`, `বুধ` */
    weekdayShort: (iso: string): string => (bangla ? weekdayOf(clockOf(iso)).replace(/বার$/, '') : weekdayOf(clockOf(iso)).slice(0, 3)),
    /** `December 2026` */
    monthYear: (iso: string): string => {
      const clock = clockOf(iso)
      return digits(`${monthOf(clock)} ${clock.getUTCFullYear()}`)
    },
    /** `7:05 pm`, `সন্ধ্যা ৭:০৫` */
    time: (iso: string): string => hourOf(clockOf(iso)),
    /** `Wed 16 Dec 2026, 7:05 pm` */
    dateTime: (iso: string): string => momentOf(clockOf(iso)),
    /** `16/12/2026, 07:05:09 pm`. @see Specification §9 "Booking dates" */
    booking: (iso: string): string => {
      const clock = clockOf(iso)
      return `${digits(`${two(clock.getUTCDate())}/${two(clock.getUTCMonth() + 1)}/${clock.getUTCFullYear()}`)}, ${hourOf(clock, true)}`
    },
    /** From one moment to another; what ends on the day it began names the day once. */
    range: (from: string, to: string): string => {
      const [start, end] = [clockOf(from), clockOf(to)]
      const last = dayOf(start) === dayOf(end) ? hourOf(end) : momentOf(end)
      return from === to ? momentOf(start) : `${momentOf(start)} – ${last}`
    },
  }
}

function spanWriter(language: Language, writers: { digits(text: string): string; day(iso: string): string }) {
  const bangla = language === 'bn'
  const spanOf = (ms: number): string => {
    const span = SPANS.find((one) => ms >= one.ms) ?? SPANS[2]
    const count = Math.max(1, Math.floor(ms / span.ms))
    return bangla ? `${writers.digits(String(count))} ${span.bn}` : `${count} ${span.en}${count === 1 ? '' : 's'}`
  }

  return {
    /** How long ago: `5 minutes ago`; beyond a month the day. A moment that this clock has not reached yet is `just now`. */
    age: (iso: string, nowMs: number): string => {
      const ms = nowMs - Date.parse(iso)
      if (ms < 60_000) return bangla ? 'এইমাত্র' : 'just now'
      if (ms >= COUNTED_MS) return writers.day(iso)
      return spanOf(ms) + (bangla ? ' আগে' : ' ago')
    },
    /** How long until: `in 3 hours`, in whole units that are left, at least a minute; beyond a month the day. A moment that has passed is `now`. */
    until: (iso: string, nowMs: number): string => {
      const ms = Date.parse(iso) - nowMs
      if (ms <= 0) return bangla ? 'এখন' : 'now'
      if (ms >= COUNTED_MS) return writers.day(iso)
      return bangla ? `${spanOf(ms)} পর` : `in ${spanOf(ms)}`
    },
    /** `a, b and c` */
    list: (items: readonly string[]): string => {
      const before = items.slice(0, -1).join(', ')
      return before + (before && (bangla ? ' ও ' : ' and ')) + (items.at(-1) ?? '')
    },
    /** `a. b`, `ক। খ`: said one after the other. One that ends with a stop of its own gets no second one. */
    sentences: (items: readonly string[]): string =>
      items.map((item, at) => (at === items.length - 1 || /[.।!?…]$/.test(item) ? item : item + (bangla ? '।' : '.'))).join(' '),
  }
}

function makeFormatter(language: Language) {
  const numbers = numberWriter(language === 'bn')
  const dates = dateWriter(language, numbers.digits)
  return { ...numbers, ...dates, ...spanWriter(language, { digits: numbers.digits, day: dates.day }) }
}

/** Writes in one language. Instants come as ISO 8601 with offset, amounts in taka, ages in milliseconds since the epoch. */
export type Formatter = Readonly<ReturnType<typeof makeFormatter>>

const made: Partial<Record<Language, Formatter>> = {}

/** The formatter of a language; always the same object, so that it can be a dependency of a render. */
export function formatterFor(language: Language): Formatter {
  made[language] ??= makeFormatter(language)
  return made[language]
}
