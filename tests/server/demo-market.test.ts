import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#server/db/tables/accounts.ts'
import { seedings } from '#server/db/tables/upkeep.ts'
import { demoAccountsText, ensureDemoMarket } from '#server/demo-market.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const database = useDatabase()
let longs = 0
const ensure = () => ensureDemoMarket(database, { onProgress: () => longs++, gatewayFolder: undefined })
beforeEach(() => {
  longs = 0
})

describe('answers', () => {
  it('what a person needs to try it', () => {
    expect(demoAccountsText()).toMatch(/password of all: \S+\)/)
    expect(demoAccountsText()).toContain('buyer')
  })
})

describe('refuses', () => {
  it('to touch a database that has accounts of its own', async () => {
    await database.db
      .insert(users)
      .values({ username: 'own', username_key: 'own', email: 'own@example.org', email_key: 'own@example.org', password_hash: 'none' })
    expect(await ensure()).toBe(false)
    expect(longs).toBe(0)
    expect(await database.db.$count(users)).toBe(1)
  })

  it('to make it twice', async () => {
    await database.db.insert(seedings).values({ name: 'demo-market' })
    expect(await ensure()).toBe(true)
    expect(longs).toBe(0)
  })
})
