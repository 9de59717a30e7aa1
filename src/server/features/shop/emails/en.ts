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
      text: ({ name }) => `${name} has missed the date set by law. You can cancel the order now; whatever you paid for it is refunded in full.`,
    },
    'shop-refunded': {
      subject: ({ number }) => `Refund for order ${number}`,
      text: ({ refunded }) => `${refunded} was refunded to where you paid from. Banks can take several working days to show it.`,
    },
    'shop-not-paid': {
      subject: ({ number }) => `Order ${number} was not paid in time`,
      text: ({ name }) => `Your payment did not arrive in time, so nothing was ordered from ${name}. If money was taken all the same, it is refunded.`,
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
  },
  order: ({ number, lines, total, link }) => `Order ${number}

${lines}

Total: ${total}

${link}

${PRODUCT.name}
`,
}
