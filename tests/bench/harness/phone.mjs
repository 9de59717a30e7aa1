import { Chrome } from './cdp.mjs'
import { NetworkRecord } from './network-record.mjs'
import { probeSource } from './probe.mjs'

const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1, connectionType: 'none' }
const OPENS_WITHIN_MS = 15_000
const PIXEL_RATIO = 1.75
const userAgent = (major) => `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`

/**
 * Starts a browser that looks like a phone, routed through the relay, with one empty page that is still held. Every page and worker is held
 * before its first instruction until it is listened to, so that nothing is missed.
 */
export async function openPhone({ chromePath, userDataDir, relay, isOffline, spki }) {
  const record = new NetworkRecord()
  const faults = new Set()
  const opened = Promise.withResolvers()
  let isTaken = false
  const onAttached = async (session) => {
    const { type } = session.info
    const attempt = (method, params) =>
      session.send(method, params).catch((error) => {
        if (!session.closed) faults.add(`${type}: ${error.message}`)
      })
    // The window that the browser opens by itself.
    if (type === 'page' && !session.waiting) return attempt('Runtime.runIfWaitingForDebugger')
    record.listen(session)
    const workersOfPage = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'worker' }, { type: 'iframe' }] }
    await Promise.all([
      attempt('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
      ...(isOffline ? [attempt('Network.emulateNetworkConditions', OFFLINE)] : []),
      // A service worker has none and says so.
      session.send('Target.setAutoAttach', workersOfPage).catch(() => undefined),
    ])
    if (type !== 'page' || isTaken) return attempt('Runtime.runIfWaitingForDebugger')
    isTaken = true
    return opened.resolve(session)
  }
  const chrome = await Chrome.launch({
    executablePath: chromePath,
    userDataDir,
    onAttached,
    args: [`--proxy-server=socks5://127.0.0.1:${relay.port}`, '--proxy-bypass-list=<-loopback>', `--ignore-certificate-errors-spki-list=${spki}`],
  })
  try {
    const filter = [{ type: 'page' }, { type: 'service_worker' }, { type: 'shared_worker' }]
    await chrome.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter })
    await chrome.send('Target.createTarget', { url: 'about:blank' })
    const late = setTimeout(() => opened.reject(new Error('the browser opened no page within 15 s')), OPENS_WITHIN_MS)
    const page = await opened.promise.finally(() => clearTimeout(late))
    return { chrome, page, record, faults }
  } catch (error) {
    await chrome.close()
    throw error
  }
}

/** Makes the held page a phone's, with our probe in every document; then lets it run. */
export async function dressPage({ chrome, page }, { cpu, main }) {
  const major = chrome.version.match(/\/(\d+)/)?.[1] ?? '130'
  const brands = [{ brand: 'Chromium', version: major }]
  const userAgentMetadata = { brands, platform: 'Android', platformVersion: '10', architecture: '', model: 'K', mobile: true }
  await Promise.all([
    page.send('Page.enable'),
    page.send('Runtime.enable'),
    page.send('Performance.enable', { timeDomain: 'timeTicks' }),
    page.send('Runtime.addBinding', { name: '__perfSend' }),
    page.send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: PIXEL_RATIO, mobile: true }),
    page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }),
    page.send('Emulation.setUserAgentOverride', { userAgent: userAgent(major), platform: 'Linux armv8l', userAgentMetadata }),
    page.send('Emulation.setCPUThrottlingRate', { rate: cpu }),
    page.send('Page.addScriptToEvaluateOnNewDocument', { source: probeSource({ until: { main } }) }),
  ])
  await page.send('Runtime.runIfWaitingForDebugger')
}
