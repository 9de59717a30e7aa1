import { connect, createServer, type Socket } from 'node:net'

/**
 * What lies between a phone and the service: `open` passes everything on; `cut` refuses every connection; `silent` takes connections and
 * never says a word, like a tower that has no way out.
 */
export type NetworkState = 'open' | 'cut' | 'silent'

export interface Relay {
  port: number
  /** From now on; connections that are open are dropped. */
  set(state: NetworkState): void
  close(): Promise<void>
}

/** A port on this machine that leads to another one, and can be cut. */
export async function openRelay(targetPort: () => number): Promise<Relay> {
  let state: NetworkState = 'open'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A connection that breaks is what this is for.
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((phone) => {
    keep(phone)
    if (state === 'cut') return phone.resetAndDestroy()
    if (state === 'silent') return phone.resume()
    const service = connect(targetPort(), '127.0.0.1')
    keep(service)
    service.on('close', () => phone.destroy())
    phone.on('close', () => service.destroy())
    return phone.pipe(service).pipe(phone)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (next) => {
      state = next
      drop()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        drop()
      }),
  }
}
