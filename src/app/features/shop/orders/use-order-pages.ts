import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { usePresentUser } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { usePages, withRow } from '../../../wire/use-pages.ts'
import { type AskedOrders, loadShopOrders } from './calls.ts'

const nameOf = ({ number }: ShopOrder): string => number

/** One's orders of goods, page by page: the phone's copy of the first one first. Another list is another screen: give it a key. */
export function useOrderPages(asked: AskedOrders) {
  const key = `shop orders ${asked.side} ${asked.group ?? ''}`
  const { answer, problem, reload, put } = useCachedAnswer((options) => loadShopOrders(asked, options), key)
  const source = { first: answer?.value, load: (cursor: string) => loadShopOrders(asked, {}, cursor), nameOf }
  const { rows, replace, ...pages } = usePages<ShopOrder>(source, `${usePresentUser() ?? ''} ${key}`)
  /** Puts an order in place of what it was. */
  const take = (order: ShopOrder) => {
    if (answer) put({ ...answer.value, results: withRow(answer.value.results, order, nameOf) })
    replace(order)
  }
  return { ...pages, answer, problem, reload, take, orders: answer && rows }
}
