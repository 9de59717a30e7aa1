import { expect, it } from 'vitest'
import { turns } from '#server/features/bookings/placing/turns.ts'

it('of those who want the same one goes on at a time; who waited looks again, and may hear that it is gone', async () => {
  const { take } = turns()
  let isFree = true
  const looked: string[] = []
  const look = (who: string) => async () => {
    looked.push(who)
    if (!isFree) throw new Error('gone')
    return who
  }
  const first = await take('ten', look('first'))
  const second = take('ten', look('second'))
  const other = await take('eleven', look('other'))
  expect([first.seen, other.seen]).toEqual(['first', 'other'])
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(looked).toEqual(['first', 'second', 'other'])
  isFree = false
  first.end()
  await expect(second).rejects.toThrow('gone')
  expect(looked).toEqual(['first', 'second', 'other', 'second'])
  isFree = true
  expect((await take('ten', look('third'))).seen).toBe('third')
})
