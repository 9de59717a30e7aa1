import { once } from 'node:events'
import net from 'node:net'
import { DelayLine, Link, makeFlow } from './link.mjs'
import { hearSocks, socksAnswer } from './socks.mjs'

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i

/**
 * A SOCKS5 relay that every browser is routed through. Nothing but this machine can be reached. It counts the bytes of everybody, page, worker
 * and the browser itself; cuts everything when offline, which a worker's own requests cannot get around; and shapes the traffic like a link: one
 * round trip for the handshake of TCP, half a one each way, one bandwidth for all connections, slow start. No losses.
 */
export async function startRelay() {
  let shape
  let isOffline = false
  const open = new Set()
  const line = new DelayLine()
  const direction = (kbpsOf) => new Link({ shapeNow: () => shape, kbpsOf, line })
  const links = { down: direction(({ downKbps }) => downKbps), up: direction(({ upKbps }) => upKbps) }

  const connect = (client, { host, port, rest }) => {
    if (!LOOPBACK.test(host) || isOffline) return client.end(socksAnswer(isOffline ? 3 : 2))
    const server = net.connect({ host: /localhost$/i.test(host) ? 'localhost' : host, port, noDelay: true, autoSelectFamily: true })
    open.add(server)
    server.on('close', () => open.delete(server))
    let isConnected = false
    server.on('error', () => {
      if (isConnected) client.destroy()
      else client.end(socksAnswer(5))
      server.destroy()
    })
    server.once('connect', () => {
      isConnected = true
      line.after(shape?.rttMs ?? 0, () => {
        if (client.destroyed) return server.destroy()
        client.write(socksAnswer(0))
        return join({ client, server, rest }, links)
      })
    })
    return server
  }
  const relay = net.createServer({ noDelay: true }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    hearSocks(client, connect)
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const cutAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: relay.address().port,
    setShape: (next) => {
      shape = next ?? undefined
    },
    setOffline: (next) => {
      isOffline = next
      if (next) cutAll()
    },
    /** Bytes so far. */
    totals: () => ({ down: links.down.bytes, up: links.up.bytes }),
    close: () =>
      new Promise((done) => {
        line.stop()
        cutAll()
        relay.close(() => done())
      }),
  }
}

/** Ties two sockets together over the link. */
function join({ client, server, rest }, { down, up }) {
  const upward = makeFlow(client, server)
  const downward = makeFlow(server, client)
  if (rest.length) up.push(upward, rest)
  client.on('data', (data) => up.push(upward, data))
  server.on('data', (data) => down.push(downward, data))
  client.on('end', () => up.end(upward))
  server.on('end', () => down.end(downward))
  client.on('close', () => {
    upward.isDead = true
    downward.isDead = true
    server.destroy()
  })
  server.on('close', (hadError) => {
    if (hadError) client.destroy()
  })
  client.resume()
}
