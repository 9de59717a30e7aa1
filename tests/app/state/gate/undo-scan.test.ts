import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { aList, SCANS, SECRET, takesScans } from '#tests/support/phone/a-gate.ts'
import { atGate } from '#tests/support/phone/at-gate.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const { phone, earlier, gates, view, tap, serves, openThenCut, sendAll } = atGate()

describe('a scan by mistake', () => {
  const undo = async (key = '') => (await gates()).undoScan(SECRET, key)

  it('is undone without network, and its ticket lets in again', async () => {
    await openThenCut()
    const { key } = await tap(1)
    expect(await undo(key)).toBe(true)
    expect([[...(await view()).admitted.keys()], (await view()).waiting]).toEqual([[], 2])
    expect(await undo(key)).toBe(false)
    const again = await tap(1)
    expect([again.verdict, again.key === key, [...(await view()).admitted.keys()]]).toEqual(['admit', false, [1]])
  })

  it('stays undone when the phone is started anew, and while only one of both has been sent', async () => {
    await openThenCut()
    const { key } = await tap(1)
    const taken = takesScans(phone.network)
    await sendAll()
    phone.network.cut()
    expect(await undo(key)).toBe(true)
    restart()
    await (await gates()).openGate(SECRET)
    expect([...(await view()).admitted.keys()]).toEqual([])
    phone.network.on(SCANS, ({ body }) => {
      const { scans } = JSON.parse(body) as { scans: { key: string; undone_at?: string }[] }
      taken.push(scans as never)
      return json({
        results: scans.map((scan) => ({ key: scan.key, outcome: 'undone', admitted_at: null, gate: null })),
        server_time: new Date().toISOString(),
      })
    })
    serves()
    await sendAll()
    // The modules of the tests before this one may still send what waited there.
    const sent = taken.flat().filter((scan) => !earlier.has(scan.key))
    expect(sent.every((scan) => scan.key === key)).toBe(true)
    // The phone as it was before the restart may have sent the same again.
    expect([...new Set(sent.map((scan) => Boolean(scan.undone_at)))]).toEqual([false, true])
    expect([[...(await view()).admitted.keys()], (await view()).waiting, (await view()).refused]).toEqual([[], 0, []])
  })

  it('cannot be undone after ten minutes, nor by a phone that did not make it', async () => {
    const theirs = { id: 5, key: 't'.repeat(20), ticket: 2, scanned_at: new Date().toISOString(), way: 'qr' as const, gate: 'South', is_admission: true }
    await openThenCut(aList({ scans: [theirs] }))
    const { key } = await tap(1)
    expect(await undo(theirs.key)).toBe(false)
    const later = Date.now() + 10 * 60_000 + 1_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(await undo(key)).toBe(false)
    expect([...(await view()).admitted.keys()].toSorted()).toEqual([1, 2])
  })

  it('that another gate undid counts no more here', async () => {
    const theirs = { id: 5, key: 't'.repeat(20), ticket: 2, scanned_at: new Date().toISOString(), way: 'qr' as const, gate: 'South', is_admission: true }
    serves(aList({ scans: [theirs] }))
    await (await gates()).openGate(SECRET)
    expect((await tap(2)).verdict).toBe('already-in')
    serves(aList({ is_whole: false, tickets: [], scans: [{ ...theirs, is_admission: false, undone_at: new Date().toISOString() }] }))
    await (await gates()).refreshGate(SECRET)
    expect((await tap(2)).verdict).toBe('admit')
  })

  it('stands where a full phone could not note that it was undone', async () => {
    await openThenCut()
    const { key } = await tap(1)
    const empty = fillPhone()
    await expect(undo(key)).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await tap(1)).verdict).toBe('already-in')
  })
})
