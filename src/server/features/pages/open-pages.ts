import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatterFor } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { PAGE_NAMES, type PageName } from '#contract/core/page-names.ts'
import { SERVICE_CHARGE_TAKA, TICKET_LIMITS } from '#contract/orders/ticket-choice.ts'
import type { PagePart, TextPage } from '#contract/pages.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { VERIFIED_SELLER } from '#contract/sellers/verified-sellers.ts'
import { fillPage, type Lookup } from './fill-page.ts'
import { PageBroken, parsePage } from './parse-page.ts'

/** Who runs the service, as its pages name them. */
export interface Operator {
  /** Absent: its team, without a name. */
  name: string | undefined
  /** Postal. Absent: pages leave it out. */
  address: string | undefined
  /** Absent: pages leave it out. */
  phone: string | undefined
  email: string
}

const LOCALES = resolve(import.meta.dirname, '../../../../locales')

const TEAM: Record<Language, string> = { en: 'the Hatkhola team', bn: 'হাটখোলা টিম' }

/** Numbers of the rules, so that no page says another one than is kept. */
const FIGURES: Record<string, (format: ReturnType<typeof formatterFor>) => string> = {
  hold_minutes: ({ number }) => number(PURCHASE_LIMITS.holdMinutes),
  most_tickets: ({ number }) => number(TICKET_LIMITS.heldSeatsPerEvent),
  service_charge: ({ price }) => price(SERVICE_CHARGE_TAKA),
  verified_days: ({ number }) => number(VERIFIED_SELLER.memberDays),
  verified_events: ({ number }) => number(VERIFIED_SELLER.eventsHeld),
  verified_people: ({ number }) => number(VERIFIED_SELLER.people),
  verified_orders: ({ number }) => number(VERIFIED_SELLER.goodsOrders),
  verified_percent: ({ number }) => number(VERIFIED_SELLER.onTimePercent),
}

/**
 * Reads the texts of all pages, once: what was changed in them is there after the next start.
 * @param locales the folder of texts by language
 * @throws {PageBroken} a file is missing or no page
 */
export function openPages(operator: Operator, locales = LOCALES): (name: PageName) => TextPage {
  const lookups = { en: lookupFor('en', operator, locales), bn: lookupFor('bn', operator, locales) }
  const read = (name: PageName, language: Language): PagePart[] => {
    const file = join(locales, language, 'pages', `${name}.html`)
    try {
      return fillPage(parsePage(readFileSync(file, 'utf8'), file), lookups[language])
    } catch (error) {
      if (error instanceof PageBroken) throw error
      throw new PageBroken(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  const pages = new Map(PAGE_NAMES.map((name) => [name, { name, en: read(name, 'en'), bn: read(name, 'bn') }]))
  // Every name of the contract was read just now.
  return (name) => pages.get(name) as TextPage
}

/** `{{operator_name}}` is of the settings, `{{hold_minutes}}` of the rules, `{{orders:checkout.pay}}` what a button or a screen is called. */
function lookupFor(language: Language, operator: Operator, locales: string): Lookup {
  const format = formatterFor(language)
  const ofSettings: Record<string, string | undefined> = {
    operator_name: operator.name ?? TEAM[language],
    operator_address: operator.address,
    operator_phone: operator.phone,
    support_email: operator.email,
  }
  return (name) => {
    if (name in ofSettings) return ofSettings[name]
    return FIGURES[name]?.(format) ?? label(name, language, locales)
  }
}

/** The text of a screen by its key; null where there is none, or where it is made of more than words. */
function label(name: string, language: Language, locales: string): string | null {
  const [, namespace = '', key = ''] = /^([a-z]+):([\w.-]+)$/.exec(name) ?? []
  if (!namespace) return null
  let text: unknown = catalogue(join(locales, language, `${namespace}.json`))
  for (const step of key.split('.')) text = typeof text === 'object' && text !== null ? (text as Record<string, unknown>)[step] : undefined
  return typeof text === 'string' && !/\{\{|<|\$t\(/.test(text) ? text : null
}

const catalogues = new Map<string, unknown>()

function catalogue(file: string): unknown {
  if (!catalogues.has(file)) catalogues.set(file, JSON.parse(readFileSync(file, 'utf8')))
  return catalogues.get(file)
}
