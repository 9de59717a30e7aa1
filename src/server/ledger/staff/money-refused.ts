/** Something that staff cannot do with money, in words for them. */
export class MoneyRefused extends Error {
  override name = 'MoneyRefused'
}

/** Paisa as staff read it: `1,250.50 taka`. */
export const taka = (paisa: number): string => {
  const [whole = '', rest = ''] = (Math.abs(paisa) / 100).toFixed(2).split('.')
  return `${paisa < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest} taka`
}
