/** A segment of TCP. */
const SEGMENT = 1460
const FIRST_WINDOW = 10 * SEGMENT
const LARGEST_WINDOW = 4e6
const RESUME_BELOW = 32_768
const PAUSE_ABOVE = 65_536

/** What is under way on the link: things to be done at a later moment, in order. It holds a few hundred at most, so an array will do. */
export class DelayLine {
  #line = []
  #timer
  #wakeAt = Number.POSITIVE_INFINITY
  #count = 0

  after(ms, act) {
    if (ms <= 0) act()
    else this.at(performance.now() + ms, act)
  }

  at(at, act) {
    this.#line.push({ at, number: this.#count++, act })
    this.#wake(at)
  }

  stop() {
    clearTimeout(this.#timer)
  }

  #wake(at) {
    if (at >= this.#wakeAt) return
    clearTimeout(this.#timer)
    this.#wakeAt = at
    this.#timer = setTimeout(() => this.#drain(), Math.max(0, at - performance.now()))
  }

  #drain() {
    this.#wakeAt = Number.POSITIVE_INFINITY
    const now = performance.now() + 0.5
    const due = this.#line.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at || a.number - b.number)
    this.#line = this.#line.filter(({ at }) => at > now)
    for (const { act } of due) act()
    if (this.#line.length) this.#wake(Math.min(...this.#line.map(({ at }) => at)))
  }
}

/** One direction of one connection. */
export const makeFlow = (source, sink) => ({
  source,
  queue: [],
  queued: 0,
  inflight: 0,
  window: FIRST_WINDOW,
  due: 0,
  pending: 0,
  isListed: false,
  isDead: false,
  deliver(segment) {
    if (sink.destroyed) return
    if (segment === undefined) sink.end()
    else sink.write(segment)
  },
})

/** One direction of the link, shared by all connections: bandwidth, half the round trip, and slow start (10 segments, doubling every round trip). */
export class Link {
  bytes = 0
  #flows = []
  #next = 0
  #timer
  #last = 0
  #credit = 0
  #shapeNow
  #kbpsOf
  #line

  /** @param link.shapeNow the shape in force, if any */
  constructor({ shapeNow, kbpsOf, line }) {
    this.#shapeNow = shapeNow
    this.#kbpsOf = kbpsOf
    this.#line = line
  }

  push(flow, chunk) {
    flow.queued += chunk.length
    for (let at = 0; at < chunk.length; at += SEGMENT) flow.queue.push(chunk.subarray(at, at + SEGMENT))
    if (flow.queued > PAUSE_ABOVE) flow.source.pause()
    this.#kick(flow)
  }

  end(flow) {
    flow.queue.push(undefined)
    this.#kick(flow)
  }

  #kick(flow) {
    if (!flow.isListed) {
      flow.isListed = true
      this.#flows.push(flow)
    }
    if (this.#timer) return
    this.#last = performance.now()
    this.#timer = setTimeout(() => this.#tick(), 0)
  }

  #tick() {
    this.#timer = undefined
    this.#earn()
    let stuck = 0
    while (this.#credit > 0 && this.#flows.length && stuck < this.#flows.length) {
      if (this.#next >= this.#flows.length) this.#next = 0
      const flow = this.#flows[this.#next]
      if (!flow.queue.length || flow.isDead) this.#drop(flow)
      else if (this.#isFull(flow)) {
        stuck++
        this.#next++
      } else {
        stuck = 0
        this.#send(flow)
        this.#next++
      }
    }
    // While every flow waits for an answer of the other side, polling often is of no use.
    if (this.#flows.length) this.#timer = setTimeout(() => this.#tick(), stuck < this.#flows.length ? 1 : 4)
  }

  /** Credit is bounded, so that an idle link or a late timer cannot produce a burst. */
  #earn() {
    const shape = this.#shapeNow()
    const perMs = shape ? this.#kbpsOf(shape) / 8 : Number.POSITIVE_INFINITY
    const now = performance.now()
    this.#credit = shape ? Math.min(this.#credit + (now - this.#last) * perMs, Math.max(2 * SEGMENT, perMs * 50)) : perMs
    this.#last = now
  }

  #drop(flow) {
    flow.isListed = false
    this.#flows.splice(this.#next, 1)
  }

  #isFull(flow) {
    const size = flow.queue[0]?.length ?? 0
    return this.#shapeNow() !== undefined && size > 0 && flow.inflight + size > flow.window
  }

  #send(flow) {
    const segment = flow.queue.shift()
    const size = segment?.length ?? 0
    const roundTrip = this.#shapeNow()?.rttMs ?? 0
    this.#credit -= size
    flow.queued -= size
    flow.inflight += size
    this.bytes += size
    this.#carry(flow, segment, roundTrip / 2)
    if (size) this.#line.after(roundTrip, () => this.#acknowledge(flow, size))
    if (flow.queued < RESUME_BELOW) flow.source.resume()
  }

  #carry(flow, segment, wait) {
    if (!wait && !flow.pending) return flow.deliver(segment)
    // Never before what went ahead of it on the same connection, even if the shape has just been lifted.
    flow.due = Math.max(flow.due, performance.now() + wait)
    flow.pending++
    return this.#line.at(flow.due, () => {
      flow.pending--
      flow.deliver(segment)
    })
  }

  #acknowledge(flow, size) {
    flow.inflight -= size
    if (flow.window < LARGEST_WINDOW) flow.window += size
    if (flow.queue.length) this.#kick(flow)
  }
}
