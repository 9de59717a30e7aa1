import { connectRaw, type RawConnection } from './raw-http.ts'

interface Upload {
  /** Address with its query. */
  path: string
  access: string
  bytes: Uint8Array
}

/** Opens a connection and writes the head of an upload and the first `count` of its bytes. */
export async function beginUpload(port: number, { path, access, bytes }: Upload, count: number): Promise<RawConnection> {
  const connection = await connectRaw(port)
  connection.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${access}\r\nContent-Type: image/jpeg\r\nContent-Length: ${bytes.byteLength}\r\n\r\n`,
  )
  await new Promise<void>((done) => connection.socket.write(bytes.subarray(0, count), () => done()))
  return connection
}

/** Uploads that are all written up to their last byte before the last bytes follow; gives the statuses and bodies of the answers. */
export async function uploadTogether(port: number, uploads: readonly Upload[]): Promise<{ status: number; body: string }[]> {
  const waiting = await Promise.all(uploads.map((one) => beginUpload(port, one, one.bytes.byteLength - 1)))
  for (const [at, { socket }] of waiting.entries()) socket.write(uploads[at]!.bytes.subarray(-1))
  const answers = await Promise.all(waiting.map((one) => one.end()))
  return answers.map((text) => ({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n').slice(1).join('\r\n\r\n') }))
}
