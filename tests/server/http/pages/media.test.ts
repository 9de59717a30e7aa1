import { describe, expect, it, vi } from 'vitest'
import { createMedia } from '#server/http/pages/media.ts'

const NO_LIMITS = { count: async () => undefined }
const TEN_MINUTES = 600_000

describe('guards', () => {
  it('a picture that was removed from being remembered for long', async () => {
    const kept = new Map([['people/a.webp', new Uint8Array([1, 2, 3])]])
    const media = createMedia({ get: async (key) => kept.get(key), isKey: () => true, mayHide: () => false, isShown: async () => true }, NO_LIMITS)
    const ask = () => media(new Request('http://localhost/media/people/a.webp'), { requestId: 'r' })
    expect((await ask()).status).toBe(200)
    kept.clear()
    expect((await ask()).status).toBe(200)
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + TEN_MINUTES + 1)
    // The memory looks at its clock once in a millisecond.
    await vi.waitFor(() => expect(ask()).rejects.toMatchObject({ code: 'not-found' }))
    clock.mockRestore()
  })
})
