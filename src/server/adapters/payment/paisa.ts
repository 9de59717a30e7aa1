const MONEY = /^\d{1,10}(\.\d{1,2})?$/

/**
 * Money as the gateway writes it, exactly: `1060`, `1060.5`, `"1060.50"`.
 * @returns paisa, whole. Undefined for everything else, signs, exponents and spaces included.
 */
export function paisaOf(written: unknown): number | undefined {
  const text = typeof written === 'number' ? String(written) : written
  if (typeof text !== 'string' || !MONEY.test(text)) return undefined
  const [taka = '', part = ''] = text.split('.')
  return Number(taka) * 100 + Number(part.padEnd(2, '0'))
}

/** Money as the gateway wants it: always two decimals. @param paisa whole, not negative */
export function paisaText(paisa: number): string {
  return `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
}
