import { SERVICE_BASE } from './service-base.ts'

/**
 * Tells the service something small that no caller waits for, and that goes out though the page is left. It is not worth what a real call brings
 * with it: nothing is validated, tried again or reported.
 * @param address a path of the contract
 */
export function sendBeacon(address: string, body: object): void {
  const headers = { 'content-type': 'application/json' }
  // Whether it arrived makes no difference to the page.
  fetch(SERVICE_BASE + address, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined)
}
