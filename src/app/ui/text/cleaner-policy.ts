import type { Config } from 'dompurify'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
/** Not in every browser, and not in every TypeScript library. @see https://w3c.github.io/trusted-types/dist/spec/ */
interface PolicyFactory {
  createPolicy: (name: 'cleaner', rules: { createHTML: (clean: string) => string; createScriptURL: () => string }) => Policy
}

/** Made while the page's own script starts, long before the cleaner comes: our content security policy lets no name be used twice. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('cleaner', {
  // The cleaner marks with it what it has cleaned. Nothing else may use it: it checks nothing.
  createHTML: (clean) => clean,
  createScriptURL: () => {
    throw new TypeError('Cleaned texts bring no scripts')
  },
})

/** To be given to the cleaner at each call; without it, it would make a policy of its own. Nothing in a browser without trusted types. */
export const CLEANER_POLICY: Pick<Config, 'TRUSTED_TYPES_POLICY'> = policy ? { TRUSTED_TYPES_POLICY: policy } : {}
