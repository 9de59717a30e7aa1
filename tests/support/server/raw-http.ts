import { connect, type Socket } from 'node:net'

/** A connection that says exactly what it is told to, byte for byte. */
export interface RawConnection {
  socket: Socket
  /** Everything that came back so far. */
  received: () => string
  write: (text: string) => void
  /** Waits until what came back contains this, or the connection ends. */
  until: (text: string) => Promise<string>
  /** Waits for the end of the connection; gives everything that came back. */
  end: () => Promise<string>
}

export async function connectRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString()))
  // A reset is an end like any other here; the test looks at what came back.
  socket.on('error', () => undefined)
  await new Promise<void>((done) => socket.once('connect', done))
  const end = () => new Promise<string>((done) => (socket.closed ? done(received) : socket.once('close', () => done(received))))
  return {
    socket,
    received: () => received,
    write: (text) => void socket.write(text),
    end,
    until: async (text) => {
      const seen = new Promise<void>((done) => socket.on('data', () => received.includes(text) && done()))
      if (!received.includes(text)) await Promise.race([seen, end()])
      return received
    },
  }
}
