import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets } from '../../../db/tables/events.ts'

const TITLES: Record<Language, string> = { en: 'General', bn: 'সাধারণ টিকিট' }

interface KindWanted {
  event: number
  price: number
  seats: number
  /** Of the event: its script says in which language the ticket is named when `language` does not. */
  title: string
  language?: Language | undefined
}

/** The one kind of ticket of an event whose seller has said no more than a price and a number of seats. @see decisions §5 */
export async function makeDefaultKind(tx: Pick<Tx, 'insert'>, { event, price, seats, title, language }: KindWanted): Promise<void> {
  await tx.insert(event_tickets).values({ event, title: TITLES[language ?? scriptLanguage(title)], price, seats, capacity: seats })
}
