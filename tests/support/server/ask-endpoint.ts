import { addressOf, type EndpointSpec } from '#contract/core/endpoint.ts'
import type { Question } from './access/route-entry.ts'
import { TEST_ORIGIN, type TestApp } from './app.ts'

/** Asks an endpoint as a page of ours does. @param who with an access token, or a visitor. */
export function askEndpoint(app: Pick<TestApp, 'request'>, endpoint: EndpointSpec, { question, access }: { question: Question; access: string | undefined }) {
  const { params, query, body, upload, files } = question
  const headers = {
    origin: TEST_ORIGIN,
    'sec-fetch-site': 'same-origin',
    ...(access !== undefined && { authorization: `Bearer ${access}` }),
    ...(body && !endpoint.form && { 'content-type': 'application/json' }),
    ...(upload && { 'content-type': typeOf(endpoint) }),
  }
  const sent = upload ?? (endpoint.form ? formOf({ ...body, ...files }) : body && JSON.stringify(body))
  return app.request(addressOf(endpoint, { params, query }), { method: endpoint.method, headers, ...(sent !== undefined && { body: sent }) })
}

/** A picture where it takes one. */
const typeOf = ({ upload }: EndpointSpec): string => upload?.types.find((type) => type === 'image/png') ?? upload?.types[0] ?? ''

/** Stands in for Google and accepts every code: the code is the account's `sub`. */
export const trustingGoogle = {
  addressFor: async () => 'https://accounts.example/',
  identify: async ({ code }: { code: string }) => ({ sub: code, email: `${code.toLowerCase()}@mail.example`, email_verified: true, name: '' }),
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value as Uint8Array<ArrayBuffer>], { type: 'image/png' }))
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
