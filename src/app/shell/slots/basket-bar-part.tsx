import { useWhenIdle } from '../use-late.ts'

const load = async () => (await import('../../features/shop/parts/basket-bar.tsx')).BasketBar

/** The way to a visitor's basket, on the list of the shop: once the page is idle, and at its lower edge, where nothing moves for it. */
export function BasketBarPart() {
  const Bar = useWhenIdle(load, true)
  return Bar ? <Bar /> : null
}
