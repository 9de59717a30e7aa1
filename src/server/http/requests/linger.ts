import type { IncomingMessage, ServerResponse } from 'node:http'

/** More than the largest form. */
const MOST_BYTES = 16 * 1024 * 1024
/** For what says that it is longer, or does not say how long it is; all others have as long as a request may take. */
const SHORT_MS = 5000
const LONGEST_MS = 120_000
const LOOK_MS = 250

/**
 * Lets a client that is still sending when it has its answer send on for a while, and then ends the connection. Closed at once, the
 * connection would be reset, and a browser, which reads when it has sent all, would never see the answer. What still comes is dropped by
 * the code that reads the body, or by Node where none does.
 */
export function lingerAfterAnswer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if (length === undefined && encoding === undefined) return
  outgoing.once('finish', () => {
    if (incoming.complete) return
    const { socket } = incoming
    const until = performance.now() + (Number(length ?? Number.POSITIVE_INFINITY) > MOST_BYTES ? SHORT_MS : LONGEST_MS)
    const mostRead = socket.bytesRead + MOST_BYTES
    const looking = setInterval(() => {
      const isTooMuch = performance.now() > until || socket.bytesRead > mostRead
      if (isTooMuch) socket.destroy()
      if (isTooMuch || incoming.complete || socket.destroyed) clearInterval(looking)
    }, LOOK_MS)
    looking.unref()
  })
}
