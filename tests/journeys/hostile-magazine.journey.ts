import { expect } from '@playwright/test'
import { lookAtHostile, watchAll } from '../support/hostile/hostile-page.ts'
import { type Asker, joinAsking } from '../support/hostile/hostile-shop.ts'
import { HOSTILE_WORDS } from '../support/hostile/hostile-texts.ts'
import { formOf } from '../support/journeys/market/job-market.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { openShopOf, signIn } from '../support/journeys/member.ts'
import { letWrite } from '../support/server/nouns/blogs.ts'
import { newKey } from '../support/server/nouns/commenting.ts'

const word = (at: number) => HOSTILE_WORDS[at % HOSTILE_WORDS.length] ?? ''
const idOf = async ({ database }: Pick<Shop, 'database'>, username: string): Promise<number> =>
  (await database.pool.query<{ id: number }>('select id from users where username = $1', [username])).rows[0]?.id ?? 0

/** An author with the permission to write, who means harm. */
async function joinAttacker(shop: Shop): Promise<Asker> {
  const attacker = await joinAsking(shop.elsewhere, 'attacker')
  await openShopOf(shop.elsewhere, attacker.member)
  await letWrite(shop, await idOf(shop, attacker.member.username))
  return attacker
}

const articleOf = (at: number, content: string) =>
  formOf({
    title: word(at),
    summary: word(at + 1),
    tags: [2, 3, 4].map((more) => word(at + more).slice(0, 28)).join('\n'),
    category: '',
    content,
    publishing: 'now',
    publish_at: '',
  })

test('whatever is said below an article stays plain words, to readers and to staff', async ({ shop, page, browser }) => {
  test.setTimeout(300_000)
  const attacker = await joinAttacker(shop)
  await attacker.tell('/api/author/', { note: HOSTILE_WORDS.slice(0, 6).join('\n') })
  const { id } = await attacker.tell<{ id: number }>('/api/blogs/create/', articleOf(4, '<p>Words.</p>'))
  const said = { email: 'attacker@mail.example', text: HOSTILE_WORDS.join('\n'), key: newKey() }
  const first = await attacker.tell<{ id: number }>(`/api/blogs/${id}/comments/`, { ...said, name: word(1), text: HOSTILE_WORDS.slice(0, 9).join('\n') })
  await attacker.tell(`/api/blogs/${id}/comments/`, { ...said, name: word(6), parent: first.id, text: word(4), key: newKey() })
  await attacker.tell(`/api/blogs/${id}/guest_comments/`, { ...said, name: word(0), text: `${said.text}\nwww.spam.example`, key: newKey() })
  await attacker.tell(`/api/comments/${first.id}/report/`, { reason: 'abuse', note: HOSTILE_WORDS.slice(0, 6).join('\n') })

  await test.step('to readers', async () => {
    const happened = watchAll(page)
    await lookAtHostile(page, happened, [`/en/blogs/${id}`, word(1)])
    await expect(page.getByRole('main')).toContainText(word(6))
    await lookAtHostile(page, happened, [`/bn/blogs/${id}`, word(4)])
  })
  await test.step('to staff', async () => {
    const staff = await joinAsking(shop.elsewhere, 'moderator')
    await shop.database.pool.query('update users set is_staff = true where username = $1', [staff.member.username])
    await shop.database.pool.query(`update authors set state = 'asked', note = $2 where user_id = $1`, [
      await idOf(shop, attacker.member.username),
      HOSTILE_WORDS.slice(0, 8).join('\n'),
    ])
    const desk = await browser.newPage({ baseURL: shop.origin })
    await signIn(desk, staff.member)
    const happened = watchAll(desk)
    await lookAtHostile(desk, happened, ['/en/desk/moderation?tab=comments', word(0)])
    await expect(desk.getByRole('main')).toContainText(word(3))
    await lookAtHostile(desk, happened, ['/en/desk/authors', word(7)])
    await desk.close()
  })
})
