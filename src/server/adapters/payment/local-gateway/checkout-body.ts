import type { Session } from './book.ts'
import { cardNumbered, TEST_CARDS, type TestCard } from './cards.ts'
import { PAGE_PATH } from './open-session.ts'
import { escaped } from './page-frame.ts'
import type { PageTexts } from './page-texts.ts'

/** What was typed into the form of the card. */
export interface Typed {
  number: string
  expiry: string
  cvv: string
  otp: string
}

interface Checkout {
  session: Session
  store: string
  /** As people read it. */
  amount: string
  texts: PageTexts
  typed: Typed
  faults: Partial<Record<keyof Typed, string>>
}

const AUTOCOMPLETE: Record<keyof Typed, string> = { number: 'cc-number', expiry: 'cc-exp', cvv: 'cc-csc', otp: 'one-time-code' }

/** The page where a buyer pays, without a script: choosing a test card is a link to the same page. */
export function checkoutBody(checkout: Checkout): string {
  const { session, store, amount, texts } = checkout
  return `<section class="sum"><dl><dt>${texts.payTo}</dt><dd>${escaped(store)}</dd><dt>${texts.order}</dt><dd>${escaped(session.tran_id)}</dd></dl>
<p class="amount">${escaped(amount)}</p><p class="soft">${escaped(session.request.product_name ?? '')}</p></section>
<section class="pay"><h1>${texts.cardTitle}</h1>
<p><a class="fill" href="${escaped(cardAddress(session, TEST_CARDS[0]))}">${texts.fillIn}</a></p>
<form method="post" action="/gwprocess/v4/pay" id="form" novalidate>
<input type="hidden" name="sessionkey" value="${escaped(session.sessionkey)}">
${field(checkout, 'number', [texts.number])}
<div class="row">${field(checkout, 'expiry', [texts.expiry])}${field(checkout, 'cvv', [texts.cvv])}</div>
${field(checkout, 'otp', [texts.otp, texts.otpHint])}
<button class="main" name="does" value="pay">${escaped(texts.pay(amount))}</button>
<p class="soft">${texts.otherEnds}</p>
<div class="row"><button name="does" value="fail">${texts.fail}</button><button name="does" value="cancel">${texts.cancel}</button></div>
</form></section>
<section class="cards"><h2>${texts.testCards}</h2><p class="soft">${texts.tapToFill}</p>
<ul>${cards(checkout)}</ul></section>`
}

function field({ typed, faults }: Checkout, name: keyof Typed, [label, hint]: readonly [label: string, hint?: string]): string {
  const fault = faults[name]
  const about = [
    fault && `<span class="bad" id="${name}-fault" role="alert">${escaped(fault)}</span>`,
    hint && `<span class="soft" id="${name}-hint">${escaped(hint)}</span>`,
  ]
  const described = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const marks = `${fault ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}`
  const value = escaped(typed[name])
  return `<div class="field"><label for="${name}">${escaped(label)}</label><input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${AUTOCOMPLETE[name]}"${marks}>${about.filter(Boolean).join('')}</div>`
}

const cardAddress = ({ sessionkey }: Session, card: TestCard | undefined): string =>
  `${PAGE_PATH}?Q=PAY&SESSIONKEY=${sessionkey}&card=${card?.number ?? ''}#form`

function cards({ session, texts, typed }: Checkout): string {
  const chosen = cardNumbered(typed.number)
  return TEST_CARDS.map((card) => {
    const { number, brand, outcome } = card
    const current = chosen?.number === number ? ' aria-current="true"' : ''
    return `<li><a href="${escaped(cardAddress(session, card))}"${current}><span><b>${number.replace(/(.{4})(?=.)/g, '$1 ')}</b> ${brand}</span><span>${texts.outcomes[outcome]}</span></a></li>`
  }).join('')
}
