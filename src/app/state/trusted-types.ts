/** The one script address that code may hand to the browser. */
export const WORKER_ADDRESS = '/sw.js'

interface Policy {
  createScriptURL: (address: string) => { toString: () => string }
}
/** Not in every browser, and not in every TypeScript library. @see https://w3c.github.io/trusted-types/dist/spec/ */
interface PolicyFactory {
  createPolicy: (name: 'app', rules: { createScriptURL: (address: string) => string }) => Policy
}

/** Made while the page's own script starts: our content security policy lets no name be used twice, so no script that comes later can make one. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('app', { createScriptURL: onlyWorker })

/** The worker's address in the form that registration takes under our content security policy. A browser without trusted types takes the plain address. */
export function workerScript(): string {
  // A trusted address is passed where a string is declared: the declarations do not know it yet.
  return policy ? (policy.createScriptURL(WORKER_ADDRESS) as unknown as string) : WORKER_ADDRESS
}

function onlyWorker(address: string): string {
  if (address !== WORKER_ADDRESS) throw new TypeError(`Not a script of ours: ${address}`)
  return address
}
