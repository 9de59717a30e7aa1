import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived. */
export interface Arrived extends Email {
  /** To whom the envelope was addressed, which decides where it goes. */
  recipients: string[]
  /** As it went over the line. */
  source: string
}

export interface MailServer {
  url: string
  port: number
  /** Oldest first. */
  arrived: Arrived[]
  close: () => Promise<void>
}

/** A real SMTP server on this machine, without encryption. @param port 0: any free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const source = Buffer.concat(chunks)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      arrived.push({ ...(await PostalMime.parse(source)), recipients, source: source.toString() })
      done()
    },
    ...options,
  })
  // Clients that hang up in the middle are part of some tests.
  server.on('error', () => undefined)
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: taken } = listener.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, arrived, close: () => new Promise((closed) => server.close(() => closed())) }
}
