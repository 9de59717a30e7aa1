import { expect } from '@playwright/test'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'
import { makePost } from '../support/server/nouns/posts.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')

test('a seller is called verified on their profile and in posts, and no longer once the round that counts finds less than the rule asks', async ({
  shop,
  page,
}) => {
  const { pool, db } = shop.database
  const seller = await joinMarket(shop.elsewhere, 'ferry')
  const slug = await openShopOf(shop.elsewhere, seller, 'Rupsha Ferry')
  const { rows } = await pool.query<{ id: number }>(
    "update users set email_verified_at = now(), created_at = now() - interval '100 days' where username = $1 returning id",
    [seller.username],
  )
  const id = rows[0]?.id ?? 0
  await pool.query(
    'update seller_profiles set profile_picture = (select profile_picture from seller_profiles where profile_picture is not null limit 1) where user_id = $1',
    [id],
  )
  // As counted before its events were taken off.
  await pool.query(
    `insert into seller_facts (user_id, events_held, event_people, applicants_answered) values ($1, 3, 3, 0)
      on conflict (user_id) do update set events_held = 3, event_people = 3`,
    [id],
  )
  const post = await makePost(db, { author: id, text: 'The ferry leaves at seven.' })

  await page.goto(`/en/seller/${slug}`)
  await untilAlive(page)
  await expect(page.getByRole('main').getByText(words('sellers:page.verified')).first()).toBeVisible()
  await page.goto(`/en/posts/${post}`)
  await expect(page.locator(`#post-${post}`).getByText(words('posts:verified'))).toBeAttached()

  await countDeeds(db)

  // Pages that the service keeps are made anew within seconds.
  await expect(async () => {
    await page.goto(`/en/posts/${post}`)
    await expect(page.locator(`#post-${post}`)).toContainText('The ferry leaves at seven.')
    await expect(page.locator(`#post-${post}`).getByText(words('posts:verified'))).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await page.goto(`/en/seller/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Rupsha Ferry' })).toBeVisible()
  await expect(page.getByRole('main').getByText(words('sellers:page.verified'))).toHaveCount(0)
})
