// The script injected into every document before its own code runs (Page.addScriptToEvaluateOnNewDocument).
// It is turned into text with toString(), so it must not refer to anything outside itself.
export const probeSource = (cfg) => `(${probe.toString()})(${JSON.stringify(cfg)})`

function probe(cfg) {
  if (window.top !== window || window.__perf || location.protocol === 'about:') return
  const P = { fcp: null, lcp: null, lcpEl: null, cls: 0, shifts: [], long: [], events: [], marks: {}, errors: 0, clickAt: null, loadAt: null }
  Object.defineProperty(window, '__perf', { value: P, enumerable: false })
  const send = (m) => window.__perfSend?.(JSON.stringify(m))
  const watch = (type, fn, extra) => {
    try {
      new PerformanceObserver((l) => {
        for (const e of l.getEntries()) fn(e)
      }).observe({ type, buffered: true, ...extra })
    } catch {
      /* not supported here */
    }
  }
  watch('paint', (e) => {
    if (e.name === 'first-contentful-paint') P.fcp = e.startTime
  })
  watch('largest-contentful-paint', (e) => {
    P.lcp = e.startTime
    P.lcpEl = `${e.element?.tagName?.toLowerCase() ?? '?'} ${(e.url ?? '').slice(-60)}`
  })
  let win = null
  watch('layout-shift', (e) => {
    if (e.hadRecentInput) return
    if (win && e.startTime - win.last < 1000 && e.startTime - win.first < 5000) {
      win.sum += e.value
      win.last = e.startTime
    } else win = { first: e.startTime, last: e.startTime, sum: e.value }
    if (win.sum > P.cls) P.cls = win.sum
  })
  watch('longtask', (e) => P.long.push([e.startTime, e.duration]))
  watch(
    'event',
    (e) => {
      if (e.interactionId) P.events.push([e.name, e.startTime, e.duration, e.interactionId])
    },
    { durationThreshold: 16 },
  )
  addEventListener('error', () => {
    P.errors++
  })
  addEventListener('unhandledrejection', () => {
    P.errors++
  })
  addEventListener('load', () => {
    P.loadAt = performance.now()
  })
  addEventListener(
    'click',
    (e) => {
      if (e.isTrusted) {
        P.clickAt = performance.timeOrigin + e.timeStamp
        P.clickRel = e.timeStamp
        send({ k: 'click', abs: P.clickAt })
      }
    },
    { capture: true, passive: true },
  )

  const shown = (el) => {
    if (!el.checkVisibility?.({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false
    const r = el.getBoundingClientRect()
    return r.width > 0 && r.height > 0 && r.bottom > 0 && r.right > 0 && r.top < innerHeight && r.left < innerWidth
  }
  const find = (sel) => {
    if (!sel.startsWith('text=')) {
      for (const el of document.querySelectorAll(sel)) if (shown(el)) return el
      return null
    }
    if (!document.body) return null
    const want = sel.slice(5)
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode())
      if (
        walk.currentNode.data.includes(want) &&
        !/^(script|style|template|noscript)$/i.test(walk.currentNode.parentElement.tagName) &&
        shown(walk.currentNode.parentElement)
      )
        return walk.currentNode.parentElement
    return null
  }
  P.find = find
  // until(name, sel): notes when sel is first painted. Looked for only in frames whose DOM changed, so that it costs next to nothing.
  const waiting = new Map()
  let queued = false
  let observer = null
  const look = () => {
    queued = false
    for (const [name, sel] of waiting) {
      if (!find(sel)) continue
      waiting.delete(name)
      const ch = new MessageChannel() // its message is handled after this frame has been painted
      ch.port1.onmessage = () => {
        const t = performance.now()
        const m = { rel: t, abs: performance.timeOrigin + t }
        P.marks[name] = m
        send({ k: 'mark', name, ...m })
        ch.port1.close()
      }
      ch.port2.postMessage(0)
    }
    if (!waiting.size) {
      observer?.disconnect()
      observer = null
      clearInterval(P.timer)
    }
  }
  const dirty = () => {
    if (!queued && waiting.size) {
      queued = true
      requestAnimationFrame(look)
    }
  }
  P.until = (name, sel) => {
    delete P.marks[name]
    waiting.set(name, sel)
    if (!observer) {
      observer = new MutationObserver(dirty)
      observer.observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['class', 'style', 'hidden', 'src', 'open'],
      })
      P.timer = setInterval(dirty, 100)
    }
    dirty()
  }
  addEventListener('load', dirty, true)
  addEventListener('DOMContentLoaded', dirty)
  for (const [name, sel] of Object.entries(cfg.until ?? {})) P.until(name, sel)

  P.snapshot = () => {
    const nav = performance.getEntriesByType('navigation')[0]
    const fcp = P.fcp
    return {
      href: location.href,
      title: document.title,
      fcp,
      lcp: P.lcp,
      lcpEl: P.lcpEl,
      cls: P.cls,
      errors: P.errors,
      loadAt: P.loadAt,
      ttfb: nav ? nav.responseStart : null,
      domInteractive: nav?.domInteractive ?? null,
      tbt: P.long.reduce((s, [t, d]) => s + (fcp === null || t + d < fcp ? 0 : Math.max(0, (t < fcp ? t + d - fcp : d) - 50)), 0),
      longTotal: P.long.reduce((s, [, d]) => s + d, 0),
      longMax: P.long.reduce((m, [, d]) => Math.max(m, d), 0),
      long: P.long.length,
      lastLongEnd: P.long.reduce((m, [t, d]) => Math.max(m, t + d), 0),
      now: performance.now(),
      timeOrigin: performance.timeOrigin,
      marks: P.marks,
      clickAt: P.clickAt,
      clickRel: P.clickRel ?? null,
      events: P.events,
      controlled: !!navigator.serviceWorker?.controller,
      onLine: navigator.onLine,
      nodes: document.getElementsByTagName('*').length,
      isErrorPage: location.protocol === 'chrome-error:',
    }
  }
}
