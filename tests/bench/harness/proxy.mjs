// HTTP/2 over TLS in front of a server on this machine, as a balancer has it: what the server sends goes through as it is.
// usage: node proxy.mjs --to http://127.0.0.1:3000 --port 7001
import http from 'node:http'
import http2 from 'node:http2'
import { parseArgs } from 'node:util'
import { certificate } from './certificate.mjs'

const { values } = parseArgs({ options: { to: { type: 'string' }, port: { type: 'string' } } })
const to = new URL(values.to ?? '')
const OF_ONE_CONNECTION = /^(:|connection$|host$|transfer-encoding$|upgrade$|keep-alive$)/
const agent = new http.Agent({ keepAlive: true })

const passed = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.test(name)))

const server = http2.createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
  const host = request.headers[':authority'] ?? request.headers.host ?? to.host
  const headers = { ...passed(request.headers), host, 'x-forwarded-proto': 'https' }
  const onward = http.request({ host: to.hostname, port: to.port, method: request.method, path: request.url, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, passed(answer.headers))
    answer.pipe(response)
  })
  onward.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end()
  })
  request.pipe(onward)
})
server.listen(Number(values.port ?? 0), '127.0.0.1', () => console.log(`https://localhost:${server.address().port} in front of ${to.origin}`))
