import type { IncomingMessage, ServerResponse } from 'node:http'

const MOST_BYTES = 64 * 1024

/** A request and where its answer goes. */
export interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  method: string
  path: string
  query: URLSearchParams
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** @throws {BodyTooLarge} more than 64 KiB */
export async function bodyOf({ incoming }: Exchange): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MOST_BYTES) throw new BodyTooLarge('the body is too large')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function answerJson({ outgoing }: Exchange, body: object, status = 200): void {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  outgoing.end(JSON.stringify(body))
}

export function answerText({ outgoing }: Exchange, status: number, text: string): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  outgoing.end(`${text}\n`)
}
