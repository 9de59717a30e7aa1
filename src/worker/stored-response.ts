/** A response to put into Cache Storage: its body is plain by now, so the headers must not say how it travelled. */
export function storedResponse(body: BodyInit, from: Headers, more: Record<string, string> = {}): Response {
  const headers = new Headers(from)
  headers.delete('content-encoding')
  headers.delete('content-length')
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(body, { headers })
}
