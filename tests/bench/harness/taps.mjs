const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
/** A finger rests about this long. */
const FINGER_MS = 80
const TAPPABLE_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 60_000

/**
 * Taps the target's `click` (one selector, or several one after the other, of which the last is measured) until `after` is visible, and says how
 * long that took and what it moved over the network. A full page load is timed as well.
 */
export async function navigate({ page, record, relay, evaluate, told, timeoutMs }, { click, after }) {
  const taps = [click].flat()
  const measured = taps.pop()
  for (const selector of taps) await tap({ page, evaluate }, selector)
  if (await evaluate(`!!window.__perf.find(${JSON.stringify(after)})`)) throw new Error(`"${after}" is visible before the tap`)
  const timeOrigin = await evaluate('performance.timeOrigin')
  // If the answer to the tap is a full page load, the next document must look for it too.
  const { identifier } = await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `window.__perf && window.__perf.until('nav', ${JSON.stringify(after)})`,
  })
  await evaluate(`window.__perf.until('nav', ${JSON.stringify(after)})`)
  const from = record.all.length
  const wireBefore = relay.totals().down
  told.click = undefined
  told.marks.nav = undefined
  await tap({ page, evaluate }, measured)
  const until = performance.now() + Math.min(timeoutMs, ANSWER_WITHIN_MS)
  while (!told.marks.nav && performance.now() < until) await sleep(20)
  const wireAfter = relay.totals().down
  const report = record.report(from)
  await page.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  if (!told.marks.nav) throw new Error(`"${after}" not visible after the tap`)
  if (!told.click) throw new Error('the tap produced no click event')
  await sleep(600)
  const seen = await evaluate('window.__perf.snapshot()')
  const sameDocument = Math.abs(seen.timeOrigin - timeOrigin) < 1
  const events = sameDocument ? seen.events.filter(([, at]) => at >= (seen.clickRel ?? 0) - 300) : []
  return {
    ok: true,
    ms: told.marks.nav.abs - told.click.abs,
    event: sameDocument ? Math.max(16, ...events.map(([, , duration]) => duration)) : null,
    sameDocument,
    bytes: wireAfter - wireBefore,
    dataBytes: report.total - report.bytes.image + report.workerBytes - report.workerImageBytes,
    href: seen.href,
  }
}

async function tap({ page, evaluate }, selector) {
  await bringIntoView(evaluate, selector)
  const spot = await evaluate(`(() => {
    const el = window.__perfTap
    const box = el.getBoundingClientRect()
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    return { x, y, hit: !!hit && (el.contains(hit) || hit.contains(el)), by: hit && hit.outerHTML.slice(0, 120) }
  })()`)
  if (!spot.hit) throw new Error(`a tap on "${selector}" would land on ${spot.by}`)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: spot.x, y: spot.y }] })
  await sleep(FINGER_MS)
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Finds the first visible match, scrolling to it where that can be done, and leaves it in the page's `__perfTap`. */
async function bringIntoView(evaluate, selector) {
  const find = `(() => {
    const sel = ${JSON.stringify(selector)}
    let el = window.__perf?.find(sel)
    if (!el && !sel.startsWith('text=')) {
      document.querySelector(sel)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      el = window.__perf?.find(sel)
    }
    window.__perfTap = el
    return !!el
  })()`
  const until = performance.now() + TAPPABLE_WITHIN_MS
  while (performance.now() < until) {
    if (await evaluate(find)) return sleep(150)
    await sleep(100)
  }
  throw new Error(`nothing to tap: "${selector}" not visible within ${TAPPABLE_WITHIN_MS} ms`)
}
