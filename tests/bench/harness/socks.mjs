const HELLO_DONE = Buffer.from([5, 0])
const ADDRESS_BYTES = { 1: 4, 4: 16 }

/** What a SOCKS5 client is told: 0 connected, 2 not allowed, 3 network unreachable, 5 refused. @see RFC 1928 §6 */
export const socksAnswer = (code) => Buffer.from([5, code, 0, 1, ...(code ? [0, 0, 0, 0] : [127, 0, 0, 1]), 0, 0])

/** Reads a SOCKS5 client's greeting and request; then calls `connect` with the paused socket, where it wants to go, and what it sent already. */
export function hearSocks(client, connect) {
  let heard = Buffer.alloc(0)
  let isGreeted = false
  const onData = (data) => {
    heard = Buffer.concat([heard, data])
    if (!isGreeted) {
      if (heard.length < 2 || heard.length < 2 + heard[1]) return
      if (heard[0] !== 5) return void client.destroy()
      heard = heard.subarray(2 + heard[1])
      isGreeted = true
      client.write(HELLO_DONE)
    }
    const wanted = readRequest(heard)
    if (!wanted) return
    client.off('data', onData)
    client.pause()
    connect(client, wanted)
  }
  client.on('data', onData)
}

function readRequest(heard) {
  if (heard.length < 5) return undefined
  const kind = heard[3]
  const begin = kind === 3 ? 5 : 4
  const end = begin + (kind === 3 ? heard[4] : (ADDRESS_BYTES[kind] ?? 0))
  if (heard.length < end + 2) return undefined
  return { host: hostOf(kind, heard.subarray(begin, end)), port: heard.readUInt16BE(end), rest: heard.subarray(end + 2) }
}

function hostOf(kind, bytes) {
  if (kind === 3) return bytes.toString()
  if (kind === 1) return [...bytes].join('.')
  return bytes.equals(Buffer.from('00000000000000000000000000000001', 'hex')) ? '::1' : 'another IPv6 address'
}
