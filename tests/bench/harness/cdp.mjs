// A minimal Chrome DevTools Protocol client over --remote-debugging-pipe, without dependencies.
// Why not puppeteer or playwright: both attach to every target on a connection of their own and
// resume it (Runtime.runIfWaitingForDebugger) as soon as they have seen it. A service worker that
// must be throttled before its first fetch is then already running.
import { spawn } from 'node:child_process'

const alive = new Set() // browsers to take down with us, whatever happens
process.on('exit', () => {
  for (const c of alive) c.kill()
})

class Session {
  constructor(client, id, info) {
    this.client = client
    this.id = id
    this.info = info
    this.handlers = new Map()
    this.closed = false
  }
  send(method, params = {}, timeoutMs = 30_000) {
    return this.client.send(method, params, { sessionId: this.id, timeoutMs })
  }
  on(event, fn) {
    if (!this.handlers.has(event)) this.handlers.set(event, new Set())
    this.handlers.get(event).add(fn)
    return () => this.handlers.get(event).delete(fn)
  }
  emit(event, params) {
    for (const fn of this.handlers.get(event) ?? []) fn(params)
  }
}

export class Chrome {
  static async launch({ executablePath, userDataDir, args = [], onAttached }) {
    const c = new Chrome()
    c.onAttached = onAttached
    c.sessions = new Map()
    c.pending = new Map()
    c.nextId = 1
    c.stderr = ''
    const argv = [
      '--remote-debugging-pipe',
      `--user-data-dir=${userDataDir}`,
      '--headless=new',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-component-extensions-with-background-pages',
      '--disable-default-apps',
      '--disable-extensions',
      '--disable-sync',
      '--disable-breakpad',
      '--disable-client-side-phishing-detection',
      '--disable-domain-reliability',
      '--disable-search-engine-choice-screen',
      '--disable-hang-monitor',
      '--disable-prompt-on-repost',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      '--disable-ipc-flooding-protection',
      '--disable-popup-blocking',
      '--metrics-recording-only',
      '--no-pings',
      '--mute-audio',
      '--hide-scrollbars',
      '--password-store=basic',
      '--use-mock-keychain',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--disable-features=Translate,OptimizationHints,OptimizationGuideModelDownloading,MediaRouter,DialMediaRouteProvider,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,AutofillServerCommunication,PrivacySandboxSettings4,HttpsUpgrades',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
      'about:blank',
    ]
    c.proc = spawn(executablePath, argv, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'], detached: true })
    c.pid = c.proc.pid
    if (c.pid) alive.add(c)
    c.exited = new Promise((res) => {
      c.proc.once('exit', (code, signal) => {
        c.dead = true
        alive.delete(c)
        for (const { reject } of c.pending.values()) reject(new Error(`the browser exited (${signal ?? code}): ${c.stderr.slice(-400)}`))
        c.pending.clear()
        res()
      })
    })
    const spawned = new Promise((res, rej) => {
      c.proc.once('spawn', res)
      c.proc.once('error', (e) => rej(new Error(`cannot start ${executablePath}: ${e.message}`)))
    })
    c.proc.stderr.setEncoding('utf8')
    c.proc.stderr.on('data', (d) => {
      c.stderr = (c.stderr + d).slice(-4000)
    })
    c.out = c.proc.stdio[3]
    c.in = c.proc.stdio[4]
    // The browser's end is told by 'exit'.
    c.out.on('error', () => undefined)
    c.in.on('error', () => undefined)
    let parts = []
    c.in.on('data', (d) => {
      let from = 0
      for (let at = d.indexOf(0); at !== -1; at = d.indexOf(0, from)) {
        parts.push(d.subarray(from, at))
        c.#message(Buffer.concat(parts).toString())
        parts = []
        from = at + 1
      }
      if (from < d.length) parts.push(d.subarray(from))
    })
    await spawned
    c.version = (await c.send('Browser.getVersion')).product
    return c
  }
  #message(text) {
    const m = JSON.parse(text)
    if (m.id) {
      const p = this.pending.get(m.id)
      if (!p) return
      this.pending.delete(m.id)
      clearTimeout(p.timer)
      if (m.error) p.reject(new Error(`${p.method}: ${m.error.message}`))
      else p.resolve(m.result)
      return
    }
    if (m.method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo, waitingForDebugger } = m.params
      const s = new Session(this, sessionId, targetInfo)
      s.waiting = waitingForDebugger
      this.sessions.set(sessionId, s)
      this.onAttached?.(s)
    } else if (m.method === 'Target.detachedFromTarget') {
      const s = this.sessions.get(m.params.sessionId)
      if (s) {
        s.closed = true
        this.sessions.delete(m.params.sessionId)
        s.emit('detached', {})
      }
    }
    if (m.sessionId) this.sessions.get(m.sessionId)?.emit(m.method, m.params)
  }
  send(method, params = {}, { sessionId, timeoutMs = 30_000 } = {}) {
    if (this.dead) return Promise.reject(new Error(`${method}: the browser is gone: ${this.stderr.slice(-400)}`))
    const id = this.nextId++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pending.delete(id)
        reject(new Error(`${method}: no answer within ${timeoutMs} ms`))
      }, timeoutMs)
      this.pending.set(id, { resolve, reject, method, timer })
      this.out.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
    })
  }
  // Graceful first, so that the profile (service workers, caches, code cache) reaches the disk; then the whole group is killed.
  async close() {
    if (!this.dead) await this.send('Browser.close', {}, { timeoutMs: 5000 }).catch(() => undefined)
    const late = setTimeout(() => this.kill(), 5000)
    await this.exited
    clearTimeout(late)
    this.kill()
  }
  kill() {
    try {
      process.kill(-this.pid, 'SIGKILL')
    } catch {
      /* already gone */
    }
  }
}
