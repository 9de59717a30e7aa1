import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'

/** What goes with one request, beside its address. */
export interface RequestParts {
  body?: unknown
  /** Of a form, by field. */
  files?: Readonly<Record<string, unknown>> | undefined
  /** With an upload: the MIME type of the bytes, one of those that the endpoint allows. */
  type?: string | undefined
  /** The access token of the account that asks; absent where none is wanted. */
  token?: string | null | undefined
  /** The same for every try of a write that must act once. */
  onceKey?: string | undefined
}

interface EncodedRequest {
  method: string
  headers: Record<string, string>
  body?: BodyInit
}

/** A request of the contract as `fetch` takes it. */
export function encodeRequest(spec: Pick<EndpointSpec, 'method' | 'form' | 'upload'>, parts: RequestParts = {}): EncodedRequest {
  const { token, onceKey } = parts
  const { type, body } = encodeBody(spec, parts)
  return {
    method: spec.method,
    headers: {
      accept: 'application/json',
      ...(type !== undefined && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(onceKey && { [HEADERS.onceKey]: onceKey }),
    },
    ...(body !== undefined && { body }),
  }
}

/** JSON, a form, or the bytes of a file. */
function encodeBody({ form, upload }: Pick<EndpointSpec, 'form' | 'upload'>, { body, files, type }: RequestParts): { type?: string; body?: BodyInit } {
  if (upload) return { type: type ?? upload.types[0] ?? '', body: body as Uint8Array<ArrayBuffer> | Blob }
  if (body === undefined) return {}
  // The browser says of a form what it is, and where its parts end.
  if (form) return { body: encodeForm({ ...(body as object), ...files }) }
  return { type: 'application/json', body: JSON.stringify(body) }
}

/** Texts and files, several of one field in their order; what is undefined is left out. The browser names files that have no name `blob`. @see RFC 7578 */
function encodeForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields).flatMap(partsOf)) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/** A field may have several files: each is a part of its own, under the same name. */
const partsOf = ([name, value]: [string, unknown]): [string, unknown][] =>
  Array.isArray(value) && value.every((one) => one instanceof Blob) ? value.map((one) => [name, one]) : [[name, value]]

/**
 * Sends one request to the service past every cache, and gives what answered.
 * @param request its `signal` ends the waiting.
 * @throws {Problem} too-slow — the signal ended it; offline — no answer came.
 */
export async function sendRequest(address: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin', cache: 'no-store', redirect: 'error', ...request })
  } catch (cause) {
    throw new Problem(request.signal.aborted ? 'too-slow' : 'offline', { cause })
  }
}
