import { Problem } from '#contract/core/problem.ts'
import type { Reception } from './receiving.ts'

/** So long the body of a request without files may take. */
const LONGEST_MS = 30_000
/** So much is dropped after a refusal. */
const MOST_DROPPED = 16 * 1024 * 1024

interface Bounds {
  mostBytes: number
  /** Of a request that brings files: how many other requests do so decides how long it may take. */
  reception?: Reception | undefined
}

/**
 * The whole body of a request. What still comes after a refusal is read and dropped: a connection that is closed on unread bytes is reset,
 * and a client that is still sending would never see the answer. `lingerAfterAnswer` bounds how long.
 * @throws {Problem} too-large — said before reading when the length is declared; sent-too-slowly; busy — see `Reception`.
 */
export async function readBytes(request: Request, { mostBytes, reception }: Bounds): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new Problem('too-large')
  const { body } = request
  if (!body) return Buffer.alloc(0)
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Buffer<ArrayBuffer>>((done, fail) => {
      let chunks: Uint8Array[] = []
      let size = 0
      let isRefused = false
      const refuse = (problem: Problem) => {
        isRefused = true
        chunks = []
        fail(problem)
      }
      if (reception) reception.begin(refuse)
      else timer = setTimeout(() => refuse(new Problem('sent-too-slowly')), LONGEST_MS)
      const read = async () => {
        for await (const chunk of body) {
          size += chunk.byteLength
          if (isRefused && size > mostBytes + MOST_DROPPED) return
          if (isRefused) continue
          if (size > mostBytes) refuse(new Problem('too-large'))
          else {
            chunks.push(chunk)
            reception?.take(chunk.byteLength)
          }
        }
        reception?.finish()
        done(Buffer.concat(chunks))
      }
      read().catch(fail)
    })
  } finally {
    clearTimeout(timer)
  }
}
