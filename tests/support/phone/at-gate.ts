import { afterEach, beforeEach, expect, vi } from 'vitest'
import { aGatePhone, aList, aSigner, LIST, SECRET } from './a-gate.ts'
import { type FakeNetwork, json } from './fake-network.ts'

const KEYS = '/api/event_ticket/keys/'
type CheckIn = typeof import('#app/state/gate/gate.ts')['checkIn']

/** What a test does at a gate: each test has a phone and a network of its own, and the same service key. */
export function atGate() {
  /** Keys of the scans of this test, and of those before it. */
  const [scanned, earlier] = [new Set<string>(), new Set<string>()]
  const phone = {} as { network: FakeNetwork; signer: Awaited<ReturnType<typeof aSigner>> }
  const gates = () => import('#app/state/gate/gate.ts')
  const view = async () => (await import('#app/state/gate/gate-view.ts')).useGate.getState()
  const checkIn = async (shown: Parameters<CheckIn>[1]) => {
    const done = await (await gates()).checkIn(SECRET, shown)
    if (done.key) scanned.add(done.key)
    return done
  }
  const tap = (ticket: number) => checkIn({ way: 'list', ticket })
  /** The service has this list, and these keys. */
  const serves = (list = aList()) => {
    phone.network.on(KEYS, () => json([phone.signer.key]))
    phone.network.on(LIST, () => json(list))
  }
  /** Opened with network, which is gone now. */
  const openThenCut = async (list = aList()) => {
    serves(list)
    await (await gates()).openGate(SECRET)
    phone.network.cut()
  }
  /** Brings the gate up to date until nothing waits: what is being sent already, by a timer or a module world before a restart, is not sent by this call. */
  const sendAll = () =>
    vi.waitFor(
      async () => {
        await (await gates()).refreshGate(SECRET)
        expect((await view()).waiting).toBe(0)
        // Another sender may have been answered, and not have taken over yet what the service says.
        expect(await (await import('#device/gate/gate-scans.ts')).readScans(SECRET)).toEqual([])
      },
      { timeout: 10_000 },
    )
  beforeEach(async () => {
    for (const key of scanned) earlier.add(key)
    scanned.clear()
    phone.network = aGatePhone()
    localStorage.clear()
    phone.signer ??= await aSigner()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return { phone, earlier, gates, view, checkIn, tap, serves, openThenCut, sendAll }
}
