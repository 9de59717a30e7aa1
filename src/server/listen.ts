import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The port is taken, or not ours to take. */
export class CannotListen extends Error {
  override name = 'CannotListen'
}

interface Door {
  port: number
  host: string
  /** The setting that names the port, for what a person is told. */
  setting: 'PORT' | 'METRICS_PORT'
}

/**
 * Has a server listen. Gives the port: of 0 whichever is free.
 * @throws {CannotListen}
 */
export function listen(server: Server, { port, host, setting }: Door): Promise<number> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(new CannotListen(reasonOf(error, port, setting), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      done((server.address() as AddressInfo).port)
    })
  })
}

function reasonOf(error: NodeJS.ErrnoException, port: number, setting: Door['setting']): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another one: ${setting}=${port + 1}`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023: ${setting}=${setting === 'PORT' ? 3000 : 9464}`
  return `Cannot listen on port ${port}: ${error.message}`
}
