import { expect } from '@playwright/test'
import { writePost } from '#contract/posts/own-posts.ts'
import { aPhoto } from '../support/a-picture.ts'
import { faultsIn, lookAtHostile, watchAll } from '../support/hostile/hostile-page.ts'
import { HOSTILE_WORDS, STORED_MARKUP } from '../support/hostile/hostile-texts.ts'
import { joinWithPage } from '../support/journeys/market/feed.ts'
import { test } from '../support/journeys/market/shop.ts'
import { signInElsewhere } from '../support/journeys/member.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'
import { makePost } from '../support/server/nouns/posts.ts'

const IN_ONE_POST = 8
const PICTURES = 4

test('whatever stands in posts, tags, descriptions and names, as stored: nothing runs and no other server is asked', async ({ shop, page }) => {
  test.setTimeout(120_000)
  const { pool, db } = shop.database
  const attacks = [...HOSTILE_WORDS, ...STORED_MARKUP]
  const author = await joinWithPage(shop, 'attacker', 'Padma')
  const posts: number[] = []
  for (let from = 0; from < attacks.length; from += IN_ONE_POST) {
    const some = attacks.slice(from, from + IN_ONE_POST)
    const tags = some.slice(0, 2).map((text) => [...text].slice(0, 40).join(''))
    posts.push(await makePost(db, { author: author.id, text: `Words. ${some.join('\n')}`.slice(0, 2000), tags, tag_keys: tags }))
  }
  const { headers } = await signInElsewhere(shop.elsewhere, author)
  const form = new FormData()
  for (const [name, value] of Object.entries({ text: 'Words.', language: 'en', client_key: crypto.randomUUID() })) form.append(name, value)
  const { buffer } = await aPhoto()
  for (let at = 0; at < PICTURES; at++) form.append('pictures', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(shop.elsewhere + writePost.path, { method: 'POST', body: form, headers })
  expect(answer.status).toBe(200)
  const { id: pictured }: { id: number } = await answer.json()
  for (let at = 0; at < PICTURES; at++)
    await pool.query(
      `update gallery_items set alt = $2 where id = (
        select i.id from gallery_items i join posts p on p.gallery = i.gallery where p.id = $1 order by i.position, i.id offset $3 limit 1)`,
      [pictured, HOSTILE_WORDS[at], at],
    )
  await pool.query('update people set name = $2 where user_id = $1', [author.id, HOSTILE_WORDS[0]])

  const happened = watchAll(page)
  await lookAtHostile(page, happened, [`/en/posts?by=${author.username}`, 'Words.'])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator(`#post-${posts[0]}`)).toContainText('Words.')
  expect(await faultsIn(page)).toEqual([])
  await lookAtHostile(page, happened, [`/en/people/${author.username}`, '<'])
  for (const id of posts) await lookAtHostile(page, happened, [`/en/posts/${id}`, 'Words.'])

  await test.step('pictures with such descriptions, one of them large', async () => {
    await lookAtHostile(page, happened, [`/en/posts/${pictured}`, 'Words.'])
    await touch(page)
    await page.locator(`#post-${pictured} a[aria-haspopup=dialog]`).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  })

  await test.step('what can be done with the post, and the same by a link inside the app', async () => {
    await page.goto('/en/posts')
    await untilAlive(page)
    await touch(page)
    await page
      .locator(`#post-${pictured}`)
      .getByRole('button', { name: /^More about/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page
      .locator(`#post-${pictured}`)
      .getByRole('link', { name: /^Open the post/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/posts/${pictured}$`))
    expect(await faultsIn(page)).toEqual([])
  })
  expect(happened).toEqual([])
})
