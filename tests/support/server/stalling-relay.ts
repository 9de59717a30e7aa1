import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A network between the service and its database. */
export interface StallingRelay {
  /** The database's address, as it is reached through here. */
  url: string
  /** Nothing passes any more, and no connection ends. */
  stall(): void
  /** What has waited passes, and all that comes. */
  resume(): void
  close(): Promise<void>
}

/** Passes on what is said to a database, until it is told to stop. */
export async function openStallingRelay(databaseUrl: string): Promise<StallingRelay> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isStalled = false
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (data) => other.write(data))
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isStalled) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
