import { TEST_ORIGIN, type TestApp } from '../app.ts'
import type { SignedInPerson } from '../people.ts'
import { newKey } from './commenting.ts'

interface SentPost {
  fields?: Record<string, string>
  pictures?: readonly Uint8Array[]
  /** Network address; absent: from inside the process. */
  from?: string
}

/** Sends a post as a page of ours does, under a key of its own unless the fields have one. */
export async function sendPost(
  app: Pick<TestApp, 'app'>,
  { access }: Pick<SignedInPerson, 'access'>,
  { fields = {}, pictures = [], from }: SentPost,
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ language: 'en', client_key: newKey(), ...fields })) body.append(name, value)
  for (const bytes of pictures) body.append('pictures', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' }))
  const headers = { authorization: `Bearer ${access}`, origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }
  const request = new Request(`${TEST_ORIGIN}/api/posts/`, { method: 'POST', body, headers })
  return app.app().fetch(request, from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } as never })
}
