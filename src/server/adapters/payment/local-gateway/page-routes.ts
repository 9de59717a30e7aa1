import { formatterFor } from '#contract/core/format.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { preferredLanguage } from '#contract/core/preferred-language.ts'
import type { Session, Try } from './book.ts'
import { cardNumbered, isGoodCvv, isGoodExpiry, isGoodOtp, TEST_ENTRIES } from './cards.ts'
import { checkoutBody, type Typed } from './checkout-body.ts'
import { bodyOf, type Exchange } from './exchange.ts'
import { type Gateway, sessionByKey, settledBy } from './gateway.ts'
import { PAGE_PATH } from './open-session.ts'
import { answerPage, escaped } from './page-frame.ts'
import { PAGE_TEXTS } from './page-texts.ts'
import { returnOf, tryToPay } from './try-to-pay.ts'

type Faults = Partial<Record<keyof Typed, string>>

/** What the buyer's browser asks, by method and path. */
export const PAGE_ROUTES: Record<string, (gateway: Gateway, exchange: Exchange) => Promise<void>> = {
  [`GET ${PAGE_PATH}`]: showPage,
  'POST /gwprocess/v4/pay': takePay,
}

const NOTHING_TYPED: Typed = { number: '', expiry: '', cvv: '', otp: '' }

async function showPage(gateway: Gateway, exchange: Exchange): Promise<void> {
  const session = sessionByKey(gateway, exchange.query.get('SESSIONKEY') ?? '')
  if (!session) return answerNone(exchange, 'unknown')
  const settled = settledBy(gateway, session)
  if (settled) return answerReturn(gateway, exchange, { session, one: settled })
  if (isOver(gateway, session)) return answerNone(exchange, 'over')
  if (!session.was_seen) {
    session.was_seen = true
    await gateway.keeper.save({ session })
  }
  const card = cardNumbered(exchange.query.get('card') ?? '')
  answerCheckout(gateway, exchange, { session, typed: card ? { number: card.number, ...TEST_ENTRIES } : NOTHING_TYPED, faults: {} })
}

async function takePay(gateway: Gateway, exchange: Exchange): Promise<void> {
  const form = new URLSearchParams(await bodyOf(exchange))
  const session = sessionByKey(gateway, form.get('sessionkey') ?? '')
  if (!session) return answerNone(exchange, 'unknown')
  if (isOver(gateway, session)) return answerNone(exchange, 'over')
  const does = form.get('does')
  const settled = settledBy(gateway, session)
  // Sent twice: paid once.
  if (settled) return answerReturn(gateway, exchange, { session, one: settled })
  if (does === 'fail' || does === 'cancel') return answerReturn(gateway, exchange, { session, one: await tryToPay(gateway, session, { does }) })
  const field = (name: string) => (form.get(name) ?? '').slice(0, 40)
  const typed: Typed = { number: field('number'), expiry: field('expiry'), cvv: field('cvv'), otp: field('otp') }
  const card = cardNumbered(typed.number)
  const faults = faultsOf(typed, languageOf(exchange))
  if (!card || Object.keys(faults).length > 0) return answerCheckout(gateway, exchange, { session, typed, faults })
  answerReturn(gateway, exchange, { session, one: await tryToPay(gateway, session, { does: 'pay', card }) })
}

const languageOf = ({ incoming }: Exchange): Language => preferredLanguage(incoming.headers['accept-language']) ?? DEFAULT_LANGUAGE
/** What was paid leads back to the shop however late. */
const isOver = (gateway: Gateway, session: Session): boolean => !settledBy(gateway, session) && (session.has_ended || session.ends_at <= gateway.now())

function faultsOf({ number, expiry, cvv, otp }: Typed, language: Language): Faults {
  const { faults } = PAGE_TEXTS[language]
  return {
    ...(!cardNumbered(number) && { number: faults.number }),
    ...(!isGoodExpiry(expiry) && { expiry: faults.expiry }),
    ...(!isGoodCvv(cvv) && { cvv: faults.cvv }),
    ...(!isGoodOtp(otp) && { otp: faults.otp }),
  }
}

function answerCheckout(gateway: Gateway, exchange: Exchange, { session, typed, faults }: { session: Session; typed: Typed; faults: Faults }): void {
  const language = languageOf(exchange)
  const texts = PAGE_TEXTS[language]
  const amount = formatterFor(language).price(session.amount_paisa / 100)
  const body = checkoutBody({ session, store: gateway.store.name, amount, texts, typed, faults })
  answerPage(exchange.outgoing, {
    language,
    title: texts.title,
    notice: texts.notice,
    body,
    status: Object.keys(faults).length > 0 ? 422 : 200,
    formsTo: originsOf(session),
  })
}

/** The browser goes back by a form, as the provider has it; where that was switched off it stays here. */
function answerReturn(gateway: Gateway, exchange: Exchange, { session, one }: { session: Session; one: Try }): void {
  const language = languageOf(exchange)
  const texts = PAGE_TEXTS[language]
  const { url, fields } = returnOf(gateway, session, one)
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  const body = `<section class="wide"><h1>${texts.returning}</h1><p>${texts.returnWhy}</p>
<form method="post" action="${escaped(url)}">${inputs.join('')}<button class="main">${texts.goOn}</button></form></section>`
  const isDropped = gateway.switches.of(session.tran_id).drop_return ?? false
  answerPage(exchange.outgoing, { language, title: texts.returning, notice: texts.notice, body, formsTo: originsOf(session), sendsItself: !isDropped })
}

/** A form that leads to the shop leads there by its redirects too. */
const originsOf = ({ request }: Session): string =>
  [...new Set([request.success_url, request.fail_url, request.cancel_url].map((url) => new URL(url ?? '').origin))].join(' ')

function answerNone(exchange: Exchange, why: 'over' | 'unknown'): void {
  const language = languageOf(exchange)
  const texts = PAGE_TEXTS[language]
  const body = `<section class="wide"><h1>${texts[why]}</h1><p>${texts[`${why}Why`]}</p></section>`
  answerPage(exchange.outgoing, { language, title: texts.title, notice: texts.notice, body, status: why === 'over' ? 410 : 404 })
}
