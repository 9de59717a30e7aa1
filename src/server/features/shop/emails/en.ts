import { PRODUCT } from '#contract/core/product.ts'
import type { ShopWords } from './shop-words.ts'

/** The e-mails about orders of goods in English. */
export const en: ShopWords = {
  letters: {
    'shop-accepted': {
      subject: ({ number }) => `Order ${number} was accepted`,
      text: ({ name, by }) => `${name} has accepted your order and must ship it by ${by}.`,
    },
    'shop-sent': {
      subject: ({ number }) => `Order ${number} is on its way`,
      text: ({ name, by }) => `${name} has shipped your parcel. It must be delivered by ${by}. Tell the rider your code only once you have the parcel.`,
    },
    'shop-ready': {
      subject: ({ number }) => `Order ${number} is ready to collect`,
      text: ({ name }) => `Your order is ready at ${name}. Show your code when you collect it.`,
    },
    'shop-delivered': {
      subject: ({ number }) => `Order ${number} was delivered`,
      text: ({ name }) => `Your parcel is marked as delivered. If you don’t have it, or something is wrong, tell ${name} within 7 days.`,
    },
    'shop-cancelled': {
      subject: ({ number }) => `Order ${number} was cancelled`,
      text: () => 'Your order was cancelled. Whatever you paid online for it is refunded within 10 days, to where you paid from.',
    },
    'shop-not-taken': {
      subject: ({ number }) => `Order ${number} was not taken`,
      text: ({ name }) => `Your parcel is marked as not taken and is on its way back to ${name}. If that is wrong, tell them now.`,
    },
    'shop-late': {
      subject: ({ number }) => `Order ${number} is late`,
      text: ({ name }) => `${name} has missed the date set by law. You can cancel the order now and get a full refund of what you paid.`,
    },
    'shop-refunded': {
      subject: ({ number }) => `Refund for order ${number}`,
      text: ({ refunded }) => `${refunded} was refunded to where you paid from. Banks can take several working days to show it.`,
    },
    'shop-not-paid': {
      subject: ({ number }) => `Order ${number} was not paid in time`,
      text: ({ name }) => `Your payment did not arrive in time, so nothing was ordered from ${name}. If money was taken all the same, it is refunded.`,
    },
    'shop-return': {
      subject: ({ number }) => `Your complaint about order ${number}`,
      text: ({ complaint }) => complaint,
    },
    'shop-wallet': {
      subject: ({ number }) => `Your payment for order ${number}`,
      text: ({ name }) => `There is news about what you paid ${name} by mobile wallet. Open the order to see it, and what to do next.`,
    },
    'shop-sale': {
      subject: ({ number }) => `New order ${number}`,
      text: ({ name, by }) => `${name} has ordered from your shop. Accept the order and ship it by ${by}.`,
    },
    'shop-sale-cancelled': {
      subject: ({ number }) => `Order ${number} was cancelled`,
      text: ({ name }) => `The order of ${name} was cancelled. Don’t send anything; what has already left comes back to you.`,
    },
    'shop-sale-delivered': {
      subject: ({ number }) => `Order ${number} was delivered`,
      text: ({ name }) => `${name} has the parcel. The order is completed after 7 days, unless there is a complaint.`,
    },
    'shop-sale-due': {
      subject: ({ number }) => `Ship order ${number} within 24 hours`,
      text: ({ name, by }) => `The order of ${name} must be shipped by ${by}. After that the buyer can cancel at any time.`,
    },
    'shop-sale-late': {
      subject: ({ number }) => `Order ${number} is late`,
      text: ({ name }) => `The order of ${name} has missed the date set by law, and the buyer can cancel at any time. Ship it now, or cancel it.`,
    },
    'shop-sale-claimed': {
      subject: ({ number }) => `Has the payment for order ${number} come?`,
      text: ({ name }) =>
        `${name} says they have paid you by mobile wallet. Look in your wallet and answer within 24 hours. Hatkhola has not seen this payment.`,
    },
    'shop-sale-claim-due': {
      subject: ({ number }) => `Answer: has the payment for order ${number} come?`,
      text: ({ name }) =>
        `For 24 hours you have not said whether the payment of ${name} came. The goods are not kept any longer. After 48 hours ${name} can cancel, and Hatkhola decides.`,
    },
    'shop-sale-wallet': {
      subject: ({ number }) => `The payment for order ${number}`,
      text: ({ name }) => `There is news about the payment of ${name} by mobile wallet. Open it to see what to do next.`,
    },
    'shop-sale-return': {
      subject: ({ number }) => `A complaint about order ${number}`,
      text: ({ name, complaint }) => `${name}: ${complaint}`,
    },
  },
  complaints: {
    buyer: {
      asked: 'Your complaint was sent. The seller has 72 hours to answer.',
      agreed: 'The seller or Hatkhola has agreed. Read what to do next.',
      declined: 'The seller has declined your complaint. You can ask Hatkhola to decide within 7 days.',
      disputed: 'Hatkhola now decides your complaint.',
      sent_back: 'The goods are on their way back to the seller.',
      received: 'The seller has the goods back and now owes you what was agreed.',
      given: 'The seller has sent what was agreed. Confirm as soon as you have it; if it does not come, ask Hatkhola.',
      settled: 'Your complaint is settled. Money you paid online is refunded within 10 days, to where you paid from.',
      withdrawn: 'Your complaint was withdrawn.',
      lapsed: 'The time for your next step has passed, and the complaint is closed.',
      refused: 'Hatkhola has decided for the seller. Read the reason.',
    },
    seller: {
      asked: 'the buyer complains about this order. Answer within 72 hours; after that Hatkhola decides.',
      agreed: 'Hatkhola has decided for the buyer. Read what to do next.',
      declined: 'the complaint was declined.',
      disputed: 'Hatkhola now decides this complaint. Both sides can still agree.',
      sent_back: 'the goods are on their way back to you. Confirm when you have them.',
      received: 'the goods are back.',
      given: 'what was agreed is on its way.',
      settled: 'the complaint is settled.',
      withdrawn: 'the complaint was withdrawn. You don’t have to do anything.',
      lapsed: 'the buyer let the time pass, and the complaint is closed.',
      refused: 'Hatkhola has decided for you. The complaint is closed.',
    },
  },
  order: ({ number, lines, total, advance, toSeller, link }) => `Order ${number}

${lines}

Total: ${total}${advance ? `\nDelivery fee ${advance.paid} paid in advance\nTo pay at the door: ${advance.rest}` : ''}${toSeller ? `\nPaid to the seller by mobile wallet, says the seller: ${toSeller.paid}` : ''}${toSeller?.rest ? `\nTo pay at the door: ${toSeller.rest}` : ''}

${link}

${PRODUCT.name}
`,
}
