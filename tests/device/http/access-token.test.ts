import { describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { accessToken, withAccessToken } from '#device/http/access-token.ts'

const HER = 7

/** A session whose token is renewed to `token-2`. */
function aSource(token: string | null = 'token-1') {
  const session: { account: { id: number } | null; token: string | null } = { account: { id: HER }, token }
  const renew = vi.fn(async (): Promise<string | null> => 'token-2')
  return { session: () => session, renew, now: session }
}
const refuse = async () => {
  throw new Problem('not-signed-in')
}

describe('the token of an account', () => {
  it('is the one that is held, until the service refuses it', async () => {
    const source = aSource()
    expect(await accessToken(source, HER, null)).toBe('token-1')
    expect(source.renew).not.toHaveBeenCalled()
    expect(await accessToken(source, HER, 'token-1')).toBe('token-2')
    expect(source.renew).toHaveBeenCalledWith('token-1')
  })

  it('is renewed where none is held', async () => {
    const source = aSource(null)
    expect(await accessToken(source, HER, null)).toBe('token-2')
  })

  it('is not that of another account, also of one that has been signed in meanwhile', async () => {
    const source = aSource(null)
    expect(await accessToken(source, 8, null)).toBeNull()
    source.renew.mockImplementationOnce(async () => {
      source.now.account = { id: 8 }
      return 'token-of-8'
    })
    expect(await accessToken(source, HER, null)).toBeNull()
  })
})

describe('work with a token', () => {
  it('is tried once more with a renewed one, and not again', async () => {
    const work = vi.fn(refuse)
    await expect(withAccessToken(aSource(), HER, work)).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(work.mock.calls).toEqual([['token-1'], ['token-2']])
  })

  it('fails as it fails for any other reason', async () => {
    const work = vi.fn(async () => {
      throw new Problem('busy')
    })
    await expect(withAccessToken(aSource(), HER, work)).rejects.toMatchObject({ code: 'busy' })
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('gives nothing to the next account', async () => {
    const source = aSource()
    const work = async () => {
      source.now.account = { id: 8 }
      return 'a secret'
    }
    await expect(withAccessToken(source, HER, work)).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})
