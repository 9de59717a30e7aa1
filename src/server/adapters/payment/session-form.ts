import type { PaymentRequest } from './payment.ts'

/** Where the gateway sends the buyer and its messages: our own public addresses, never what a request says. */
export interface ReturnAddresses {
  /** Without trailing slash. */
  origin: string
  ipn_origin: string
}

/** No name of a person or an event needs them, and filters before a gateway take them for an attack. */
const ODD = /[\s\p{Cc}<>"`{}\\;]+/gu

/** Longest first letters that people see as one are not split further than code points. */
const cut = (text: string, most: number): string => [...text.replace(ODD, ' ').trim()].slice(0, most).join('').trim() || 'N/A'

/**
 * What opens a session: every mandatory field, each cut to what the gateway takes.
 * @see facts "SSLCOMMERZ v4" 2
 */
export function sessionForm({ tran_id, amount_taka, attempt_id, buyer, product_name, quantity }: PaymentRequest, { origin, ipn_origin }: ReturnAddresses) {
  return {
    total_amount: `${amount_taka}.00`,
    currency: 'BDT',
    tran_id,
    product_category: 'event ticket',
    success_url: `${origin}/api/event_payment/return/success`,
    fail_url: `${origin}/api/event_payment/return/fail`,
    cancel_url: `${origin}/api/event_payment/return/cancel`,
    ipn_url: `${ipn_origin}/api/event_payment/ipn/`,
    emi_option: '0',
    cus_name: cut(buyer.full_name, 50),
    cus_email: emailOf(buyer.email, origin),
    cus_add1: 'N/A',
    cus_city: 'Dhaka',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: cut(buyer.phone_number, 20),
    shipping_method: 'NO',
    num_of_item: String(quantity),
    product_name: cut(product_name, 255),
    product_profile: 'non-physical-goods',
    value_a: String(attempt_id),
  }
}

/** A shortened e-mail address would be another person's: an address that does not fit is left out. */
const emailOf = (email: string, origin: string): string => ([...email].length <= 50 && email !== '' ? email : cut(`noreply@${new URL(origin).hostname}`, 50))
