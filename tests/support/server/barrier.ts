import { connectRaw, type RawConnection } from './raw-http.ts'

/** A write that waits for its last byte. */
export interface HeldRequest {
  path: string
  /** Absent: POST. */
  method?: 'POST' | 'PUT'
  body: unknown
  headers?: Record<string, string>
}

export interface RawAnswer {
  status: number
  /** Lower case names. */
  headers: Map<string, string>
  body: string
  /** Milliseconds from the moment when all were sent. */
  took: number
}

/** So many connections are opened at a time: the rest of a crowd would find the door of the port too narrow. */
const OPENED_AT_ONCE = 50

/**
 * Sends all requests in the same moment: each has its own connection and is written up to its last byte, and only when all have come that far
 * the last bytes follow. Answers in the order of the requests; bodies are plain ASCII.
 */
export async function sendTogether(port: number, requests: readonly HeldRequest[]): Promise<RawAnswer[]> {
  const waiting: { connection: RawConnection; lastByte: string }[] = []
  for (let from = 0; from < requests.length; from += OPENED_AT_ONCE)
    waiting.push(...(await Promise.all(requests.slice(from, from + OPENED_AT_ONCE).map((one) => writeButOne(port, one)))))
  const sent = performance.now()
  for (const { connection, lastByte } of waiting) connection.write(lastByte)
  return Promise.all(waiting.map(async ({ connection }) => ({ ...parseAnswer(await connection.end()), took: performance.now() - sent })))
}

async function writeButOne(port: number, { path, method = 'POST', body, headers = {} }: HeldRequest) {
  const text = JSON.stringify(body)
  const all = { host: 'localhost', connection: 'close', 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const connection = await connectRaw(port)
  const most = `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text.slice(0, -1)}`
  await new Promise<void>((done) => connection.socket.write(most, () => done()))
  return { connection, lastByte: text.slice(-1) }
}

function parseAnswer(text: string): Omit<RawAnswer, 'took'> {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  const body = rest.join('\r\n\r\n')
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: headers.get('transfer-encoding') === 'chunked' ? joinChunks(body) : body }
}

function joinChunks(text: string): string {
  const end = text.indexOf('\r\n')
  const size = Number.parseInt(text.slice(0, end), 16)
  return size > 0 ? text.slice(end + 2, end + 2 + size) + joinChunks(text.slice(end + 2 + size + 2)) : ''
}
