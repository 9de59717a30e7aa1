import { useFormat } from '../../ui/formats/use-format.ts'

const PAISA = 100

/** Writes paisa as a price: `BDT 1,200.50`. */
export function useTaka(): (paisa: number) => string {
  const format = useFormat()
  return (paisa) => format.price(paisa / PAISA)
}
