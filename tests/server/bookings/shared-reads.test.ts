import { describe, expect, it } from 'vitest'
import { sharedReads } from '#server/features/bookings/placing/shared-reads.ts'

describe('a shared read', () => {
  const slow = () => {
    const reads: { key: string; end: (value: string) => void; fail: () => void }[] = []
    const ask = sharedReads(
      (key: string) => key,
      (key) => new Promise<string>((resolve, reject) => reads.push({ key, end: resolve, fail: () => reject(new Error('no answer')) })),
    )
    return { reads, ask }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('begins at once, and answers those who ask meanwhile by one read that begins after they have asked', async () => {
    const { reads, ask } = slow()
    const [first, ...others] = [ask('a'), ask('a'), ask('a')]
    expect(reads).toHaveLength(1)
    reads[0]?.end('before')
    expect(await first).toBe('before')
    await settled()
    expect(reads).toHaveLength(2)
    reads[1]?.end('after')
    expect(await Promise.all(others)).toEqual(['after', 'after'])
    expect(reads).toHaveLength(2)
  })

  it('is not shared with who asks when it has ended, or for something else', async () => {
    const { reads, ask } = slow()
    void ask('a')
    void ask('b')
    expect(reads.map(({ key }) => key)).toEqual(['a', 'b'])
    reads[0]?.end('x')
    await settled()
    void ask('a')
    expect(reads.map(({ key }) => key)).toEqual(['a', 'b', 'a'])
  })

  it('that fails fails for its own alone: the next is read all the same', async () => {
    const { reads, ask } = slow()
    const [first, other] = [ask('a'), ask('a')]
    reads[0]?.fail()
    await expect(first).rejects.toThrow('no answer')
    await settled()
    reads[1]?.end('after')
    expect(await other).toBe('after')
  })
})
