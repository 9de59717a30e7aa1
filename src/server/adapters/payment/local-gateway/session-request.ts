import { paisaOf } from '../paisa.ts'

interface Field {
  most: number
  isMandatory?: boolean
  shape?: RegExp
}

const must = (most: number, shape?: RegExp): Field => ({ most, isMandatory: true, ...(shape && { shape }) })
const may = (most: number, shape?: RegExp): Field => ({ most, ...(shape && { shape }) })
const URL_SHAPE = /^https?:\/\/[^\s]+$/
const LEAST_PAISA = 10_00
const MOST_PAISA = 500_000_00

/** @see facts "SSLCOMMERZ v4" 2 */
const FIELDS: Record<string, Field> = {
  total_amount: must(13, /^\d{1,10}(\.\d{1,2})?$/),
  currency: must(3, /^[A-Z]{3}$/),
  tran_id: must(30),
  product_category: must(50),
  success_url: must(255, URL_SHAPE),
  fail_url: must(255, URL_SHAPE),
  cancel_url: must(255, URL_SHAPE),
  ipn_url: may(255, URL_SHAPE),
  multi_card_name: may(30),
  allowed_bin: may(255),
  emi_option: may(1, /^[01]$/),
  cus_name: must(50),
  cus_email: must(50),
  cus_add1: must(50),
  cus_add2: may(50),
  cus_city: must(50),
  cus_state: may(50),
  cus_country: must(50),
  cus_postcode: must(30),
  cus_phone: must(20),
  cus_fax: may(20),
  shipping_method: must(50, /^(?:YES|NO|Courier|SSLCOMMERZ_LOGISTIC)$/),
  num_of_item: must(9, /^[1-9]\d*$/),
  product_name: must(255),
  product_profile: must(100, /^(?:general|physical-goods|non-physical-goods|airline-tickets|travel-vertical|telecom-vertical)$/),
  ship_add2: may(50),
  ship_state: may(50),
  value_a: may(255),
  value_b: may(255),
  value_c: may(255),
  value_d: may(255),
}

const SHIPPING = ['ship_name', 'ship_add1', 'ship_area', 'ship_city', 'ship_sub_city', 'ship_postcode', 'ship_country']
/** Fields that one value of another field asks for. */
const CONDITIONAL: [field: string, value: string, needs: Record<string, number>][] = [
  ['emi_option', '1', { emi_max_inst_option: 9, emi_selected_inst: 9, emi_allow_only: 9 }],
  ['shipping_method', 'YES', Object.fromEntries(SHIPPING.map((name) => [name, 50]))],
  [
    'shipping_method',
    'SSLCOMMERZ_LOGISTIC',
    { ...Object.fromEntries(SHIPPING.map((name) => [name, 50])), weight_of_items: 13, logistic_pickup_id: 50, logistic_delivery_type: 50 },
  ],
  ['product_profile', 'airline-tickets', { hours_till_departure: 30, flight_type: 30, pnr: 50, journey_from_to: 255, third_party_booking: 20 }],
  ['product_profile', 'travel-vertical', { hotel_name: 255, length_of_stay: 30, check_in_time: 30, hotel_city: 50 }],
  ['product_profile', 'telecom-vertical', { product_type: 30, topup_number: 150, country_topup: 30 }],
]

/**
 * What is wrong with a request to open a session, in the gateway's way of saying it; undefined when nothing is.
 * @param fields as they were sent, without the store's.
 */
export function faultOfRequest(fields: Record<string, string>): string | undefined {
  for (const [name, field] of Object.entries({ ...FIELDS, ...conditional(fields) })) {
    const value = fields[name] ?? ''
    if (value === '' && field.isMandatory) return `Invalid Information! '${name}' is missing or empty.`
    if ([...value].length > field.most) return `Invalid Information! '${name}' has more than ${field.most} characters.`
    if (value !== '' && field.shape && !field.shape.test(value)) return `Invalid Information! '${name}' is not valid.`
  }
  const paisa = paisaOf(fields.total_amount) ?? 0
  if (paisa < LEAST_PAISA || paisa > MOST_PAISA) return `Invalid Information! 'total_amount' must be from 10.00 to 500000.00.`
  return fields.currency === 'BDT' ? undefined : `Invalid Information! 'currency' must be BDT at the local gateway.`
}

function conditional(fields: Record<string, string>): Record<string, Field> {
  const needs = CONDITIONAL.filter(([name, value]) => fields[name] === value).map(([, , wanted]) => wanted)
  return Object.fromEntries(needs.flatMap((wanted) => Object.entries(wanted)).map(([name, most]) => [name, must(most)]))
}
