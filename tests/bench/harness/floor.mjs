// The floor: what no page of this kind can beat. A hand-written event list (12 cards) and event pages without any JavaScript but a tiny
// cache-first service worker, critical CSS inlined, images of fixed size, brotli, everything in memory; and JSON answers from a buffer as
// the floor of an API. Measure the product against it in the same run: the ratio says how far from the physical limit it is.
// usage: node floor.mjs --port 7009 [--h2]
import http from 'node:http'
import http2 from 'node:http2'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { certificate } from './certificate.mjs'

const IMAGE_KB = 20
const { values: a } = parseArgs({ options: { port: { type: 'string' }, h2: { type: 'boolean' } } })
const events = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  title: `Concert number ${i + 1} in Dhaka`,
  seller: `Seller ${i % 4}`,
  from_time: `2027-03-${String(1 + (i % 27)).padStart(2, '0')}T20:00`,
  location: 'Bashundhara Hall, Dhaka',
  price: 500 + i * 50,
  seats: 40 + i,
  thumbnail: `/img/${i + 1}.png`,
  description: 'A long evening of music, food and friends by the river. '.repeat(12),
}))

// A PNG of two-bit noise compresses to nothing less: 400 x 225 pixels are 22.5 kB on the wire, like a well-made WebP thumbnail of a photo.
function png(kilobytes, seed) {
  const width = 400
  const height = Math.max(20, Math.round((kilobytes * 1000) / (width / 4 + 1)))
  let x = (seed * 2654435761) >>> 0 || 1
  const raw = Buffer.alloc((width / 4 + 1) * height)
  for (let i = 0; i < raw.length; i++) {
    x ^= x << 13
    x >>>= 0
    x ^= x >>> 17
    x ^= x << 5
    x >>>= 0
    raw[i] = i % (width / 4 + 1) ? x & 255 : 0
  }
  const chunk = (type, body) => {
    const b = Buffer.concat([Buffer.from(type), body])
    const out = Buffer.alloc(b.length + 8)
    out.writeUInt32BE(body.length)
    b.copy(out, 4)
    out.writeUInt32BE(zlib.crc32(b), b.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 2
  head[9] = 3
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from([10, 125, 52, 120, 190, 140, 30, 60, 90, 230, 220, 170])),
    chunk('IDAT', zlib.deflateSync(raw, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const css =
  '*{box-sizing:border-box}body{margin:0 0 60px;font:16px/1.4 system-ui,sans-serif;color:#1b1f1c;background:#f6f8f6}header{position:sticky;top:0;display:flex;gap:12px;align-items:center;padding:10px 12px;background:#0a7d34}header a{color:#fff;text-decoration:none;font-weight:600}main{padding:12px;max-width:1100px;margin:auto}h1{font-size:22px;margin:8px 0}.grid{list-style:none;padding:0;margin:0;display:grid;gap:12px;grid-template-columns:1fr}@media(min-width:640px){.grid{grid-template-columns:1fr 1fr}}@media(min-width:1024px){.grid{grid-template-columns:1fr 1fr 1fr}}.card{background:#fff;border:1px solid #dde4de;border-radius:10px;overflow:hidden;padding-bottom:10px}.card img,.detail img{width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;display:block;background:#e3e9e4}.card h2{font-size:17px;margin:10px 12px 4px}.card p{margin:2px 12px;color:#4a534c;font-size:14px}.card b{margin:6px 12px;display:block}.row{display:flex;gap:8px;margin:8px 12px}.btn{flex:1;min-height:44px;border-radius:8px;border:1px solid #0a7d34;display:grid;place-items:center;text-decoration:none;color:#0a7d34;background:#fff;font-weight:600}.on{background:#0a7d34;color:#fff}nav{position:fixed;bottom:0;left:0;right:0;display:flex;background:#fff;border-top:1px solid #dde4de}nav a{flex:1;text-align:center;padding:14px 4px;font-size:12px;color:#0a7d34;text-decoration:none}'
const page = (title, body) =>
  `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><meta name=theme-color content="#0a7d34"><meta name=description content="Events in Bangladesh"><title>${title}</title><link rel=icon href="data:,"><style>${css}</style><header><a href=/>Market</a><a href=/>EVENTS</a><a href=/>SHOP</a><a href=/>JOIN</a></header><main>${body}</main><nav>${['Services', 'Events', 'Bookings', 'E-SHOP', 'Jobs'].map((x) => `<a href=/>${x}</a>`).join('')}</nav><script>addEventListener('load',()=>navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js'))</script>`
const img = (e, first) => `<img src="${e.thumbnail}" width=400 height=225 alt=""${first ? ' fetchpriority=high' : ' loading=lazy'}>`
const list = page(
  'Events',
  `<h1>Events</h1><ul class=grid>${events.map((e, i) => `<li class=card>${img(e, !i)}<h2><a href="/event/${e.id}">${e.title}</a></h2><p>Hosted by ${e.seller}<p>${e.from_time.replace('T', ' ')}, ${e.location}</p><b>BDT ${e.price}</b><div class=row><a class=btn href="/event/${e.id}">View Details</a><a class="btn on" href="/event/${e.id}">Buy Ticket</a></div>`).join('')}</ul>`,
)
const detail = (e) =>
  page(
    e.title,
    `<div class=detail>${img(e, true)}<h1>${e.title}</h1><p>${e.from_time.replace('T', ' ')}, ${e.location}</p><b>BDT ${e.price}</b><p>${e.seats} Seats Available</p><div class=row><a class="btn on" href=/>Order Now</a></div><p>${e.description}</p></div>`,
  )
const sw = `const C='floor-1',U=${JSON.stringify(['/', ...events.flatMap((e) => [`/event/${e.id}`, e.thumbnail])])};
addEventListener('install',e=>{skipWaiting();e.waitUntil(caches.open(C).then(c=>c.addAll(U)))});
addEventListener('activate',e=>e.waitUntil(clients.claim()));
addEventListener('fetch',e=>{if(e.request.method==='GET')e.respondWith(caches.match(e.request).then(r=>r||fetch(e.request)))})`
const files = new Map()
const put = (path, type, text) => {
  const body = Buffer.from(text)
  const isImage = type === 'image/png'
  const cache = isImage ? 'public, max-age=31536000, immutable' : 'no-cache'
  files.set(path, { type, cache, body, br: isImage ? null : zlib.brotliCompressSync(body) })
}
put('/', 'text/html; charset=utf-8', list)
put('/sw.js', 'text/javascript', sw)
for (const e of events) {
  put(`/event/${e.id}`, 'text/html; charset=utf-8', detail(e))
  put(e.thumbnail, 'image/png', png(IMAGE_KB, e.id))
  put(`/api/event/${e.id}/`, 'application/json', JSON.stringify(e))
}
put('/api/event/', 'application/json', JSON.stringify(events.map(({ description, ...e }) => e)))

const handler = (req, res) => {
  const f = files.get(req.url.split('?')[0])
  if (!f || (req.method !== 'GET' && req.method !== 'HEAD')) {
    res.writeHead(404, { 'content-type': 'text/plain' })
    return res.end('not found')
  }
  const br = f.br && /\bbr\b/.test(req.headers['accept-encoding'] ?? '')
  const body = br ? f.br : f.body
  res.writeHead(200, { 'content-type': f.type, 'content-length': body.length, 'cache-control': f.cache, ...(br ? { 'content-encoding': 'br' } : {}) })
  res.end(req.method === 'HEAD' ? undefined : body)
}
let server
if (a.h2) {
  const { key, cert } = certificate()
  server = http2.createSecureServer({ key, cert, allowHTTP1: true }, handler)
} else server = http.createServer(handler)
server.listen(Number(a.port ?? 7009), '127.0.0.1', () =>
  console.log(
    `floor on http${a.h2 ? 's://localhost' : '://127.0.0.1'}:${server.address().port}/ (pid ${process.pid}); list ${files.get('/').br.length} B, image ${files.get('/img/1.png').body.length} B`,
  ),
)
