import { webAddress } from '#contract/core/form-values.ts'

/** Whether an address may stand in a text: the web, and nothing that runs or calls. */
export const isWebLink = (address: string): boolean => webAddress(address) !== undefined

/** What the user typed as an address, the scheme added where it is missing; undefined when it is none. */
export const typedLink = (typed: string): string | undefined => {
  const text = typed.trim()
  return webAddress(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)
}
