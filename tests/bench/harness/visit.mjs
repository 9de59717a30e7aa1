import { dressPage, openPhone } from './phone.mjs'
import { navigate } from './taps.mjs'

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
/** No long task for so long, and the page counts as settled. */
const QUIET_MS = 500
const WORKER_QUIET_MS = 1500
const NO_WORKER_AFTER_MS = 8000

/**
 * One visit: a new browser process on a profile directory, one page load, one navigation by a tap.
 * @param plan.phase `warm` (unmeasured), `first`, `repeat` or `offline`; the first also waits until the worker has installed itself
 */
export async function visit(plan) {
  const { relay, profile, phase, timeoutMs } = plan
  relay.setOffline(false)
  relay.setShape(profile.downKbps ? profile : null)
  const phone = await openPhone({ ...plan, isOffline: phase === 'offline' })
  const hardLimit = timeoutMs * 2 + 60_000
  const expired = Promise.withResolvers()
  const timer = setTimeout(() => expired.reject(new Error(`the visit took longer than its hard limit of ${hardLimit} ms`)), hardLimit)
  try {
    return await Promise.race([expired.promise, run(phone, plan)])
  } finally {
    clearTimeout(timer)
    await phone.chrome.close()
  }
}

async function run(phone, plan) {
  const { relay, profile, target, phase, timeoutMs } = plan
  const { page, record } = phone
  const told = hear(page)
  const evaluate = evaluator(page, timeoutMs)
  await dressPage(phone, { cpu: profile.cpu, main: target.main })
  if (phase === 'offline') relay.setOffline(true)
  const wire = relay.totals().down
  const { errorText } = await page.send('Page.navigate', { url: target.url }, timeoutMs)
  if (errorText) return { ok: false, error: `navigation: ${errorText}` }
  const { seen, isLate } = await settle({ record, told, evaluate }, plan)
  if (!seen) return { ok: false, error: 'the probe did not run in the document' }
  const out = { ...(await measured(phone, { seen, told })), wireDown: relay.totals().down - wire, chrome: phone.chrome.version }
  if (isLate) out.unsettled = record.open().map(({ type, url }) => `${type} ${url.slice(-80)}`)
  if (!told.marks.main) return { ...out, ok: false, error: `main content (${target.main}) not visible within ${timeoutMs} ms` }
  if (seen.isErrorPage) return { ...out, ok: false, error: 'the browser showed its own error page' }
  if (phase === 'warm') return out
  out.heap = await heapOf(page)
  if (target.click) {
    const tools = { page, record, relay, evaluate, told, timeoutMs }
    out.nav = await navigate(tools, target).catch((error) => ({ ok: false, error: error.message }))
  }
  if (phase === 'first') Object.assign(out, await afterInstall({ phone, evaluate, wire }, plan))
  if (phone.faults.size) out.faults = [...phone.faults]
  return out
}

/** Notes what the page's probe sends. */
function hear(page) {
  const told = { marks: {}, click: undefined, isLoaded: false }
  page.on('Page.loadEventFired', () => {
    told.isLoaded = true
  })
  page.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== '__perfSend') return
    const message = JSON.parse(payload)
    if (message.k === 'mark') told.marks[message.name] = message
    else told.click = message
  })
  return told
}

const evaluator = (page, timeoutMs) => async (expression) => {
  const answer = await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, timeoutMs)
  if (answer.exceptionDetails) throw new Error(`in the page: ${answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text}`)
  return answer.result.value
}

/** Waits until the page is loaded, shows its main content, asks the network for nothing and has no long tasks. */
async function settle({ record, told, evaluate }, { profile, timeoutMs }) {
  const idleMs = Math.max(1000, profile.rttMs * 3)
  const until = performance.now() + timeoutMs
  for (;;) {
    await sleep(50)
    const isLate = performance.now() > until
    if (!isLate && !(told.isLoaded && told.marks.main && record.idleFor() >= idleMs)) continue
    const seen = await evaluate('window.__perf ? window.__perf.snapshot() : null')
    if (isLate || (seen && seen.now - seen.lastLongEnd > QUIET_MS)) return { seen, isLate }
    await sleep(300)
  }
}

async function measured({ page, record }, { seen, told }) {
  const { metrics } = await page.send('Performance.getMetrics')
  const { fcp, lcp, lcpEl, cls, tbt, longMax, long, loadAt, controlled, errors, nodes, ttfb } = seen
  return {
    ok: true,
    ttfb,
    fcp,
    lcp,
    lcpElement: lcpEl,
    cls,
    tbt,
    longMax,
    longTasks: long,
    main: told.marks.main ? Math.max(told.marks.main.rel, fcp ?? 0) : null,
    load: loadAt,
    controlled,
    pageErrors: errors,
    nodes,
    scriptMs: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000,
    ...record.report(),
    heaviest: record.heaviest(),
    outside: record.outside(),
  }
}

async function heapOf(page) {
  await page.send('HeapProfiler.collectGarbage', {}, 20_000)
  return (await page.send('Runtime.getHeapUsage')).usedSize
}

/** The page has been measured; its worker finishes its installation without the throttle, its bytes still counted. */
async function afterInstall({ phone, evaluate, wire }, { relay, target, timeoutMs }) {
  relay.setShape(null)
  await phone.page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const worker = await waitForWorker({ evaluate, relay }, timeoutMs)
  const storage = await evaluate('navigator.storage?.estimate ? navigator.storage.estimate().then(e => e.usage ?? null) : null')
  const { workerBytes } = phone.record.report()
  const missing = target.worker && worker !== 'activated' ? { ok: false, error: `service worker: ${worker}` } : {}
  return { worker, storage, workerBytes, wireDownWithWorker: relay.totals().down - wire, ...missing }
}

async function waitForWorker({ evaluate, relay }, timeoutMs) {
  const begun = performance.now()
  const state = `navigator.serviceWorker.getRegistration().then(r => !r ? 'none' : r.active?.state === 'activated' ? 'activated' : 'installing')`
  let last = await evaluate(state)
  while (last !== 'activated' && performance.now() - begun < (last === 'none' ? NO_WORKER_AFTER_MS : timeoutMs)) {
    await sleep(100)
    last = await evaluate(state)
  }
  let bytes = relay.totals().down
  let quietSince = performance.now()
  while (performance.now() - quietSince < WORKER_QUIET_MS && performance.now() - begun < timeoutMs) {
    await sleep(100)
    const now = relay.totals().down
    if (now === bytes) continue
    bytes = now
    quietSince = performance.now()
  }
  return last
}
