import { expect, type Locator, type Page } from '@playwright/test'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { type Asker, joinAsking, verifyEmail } from '../../hostile/hostile-shop.ts'
import { letWrite } from '../../server/nouns/blogs.ts'
import { openShopOf, signIn } from '../member.ts'
import { touch, untilAlive } from '../reader.ts'
import { formOf } from './job-market.ts'
import type { Shop } from './shop.ts'

/** The number of an article of the demo market. */
export async function blogTitled({ database }: Pick<Shop, 'database'>, title: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from blogs where title = $1', [title])
  if (!rows[0]) throw new Error(`no article ${title}`)
  return rows[0].id
}

/** Joins as a seller with the permission to write. */
export async function joinAuthor({ elsewhere, database }: Pick<Shop, 'elsewhere' | 'database'>, called = 'author'): Promise<Asker> {
  const author = await joinAsking(elsewhere, called)
  await verifyEmail({ database }, author)
  await openShopOf(elsewhere, author.member)
  const { rows } = await database.pool.query<{ id: number }>('select id from users where username = $1', [author.member.username])
  await letWrite({ database }, rows[0]?.id ?? 0)
  return author
}

/** Writes an article as its form does, published at once. */
export const writeArticle = ({ tell }: Asker, texts: Record<string, string> = {}): Promise<OwnBlogDetail> =>
  tell(
    '/api/blogs/create/',
    formOf({ title: 'Words', summary: '', tags: '', category: '', content: '<p>Words.</p>', publishing: 'now', publish_at: '', ...texts }),
  )

/** What the service has of one writer's comments, the oldest first. */
export async function commentsBy({ database }: Pick<Shop, 'database'>, author: string): Promise<{ text: string; state: string; is_members: boolean }[]> {
  const { rows } = await database.pool.query('select text, state, user_id is not null as is_members from comments where author = $1 order by id', [author])
  return rows
}

/** Has the comments below the article that is open hydrated: they are when the page has been touched. A button that is pressed before acts then. */
export async function hydrateComments(page: Page): Promise<void> {
  await untilAlive(page)
  await touch(page)
}

/** Where one writes below the article that is open, with its form there. */
export async function openCommentForm(page: Page): Promise<Locator> {
  await hydrateComments(page)
  const place = page.locator('#write-comment')
  await place.scrollIntoViewIfNeeded()
  // It comes by itself or by a press, whichever is first.
  await place.locator('button[type=button]:only-of-type').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click()
  })
  await expect(place.locator('[name=text]')).toBeEditable()
  return place
}

/** The comments that have this text, as the open article shows them. */
export const commentsSaying = (page: Page, text: string): Locator => page.locator('#comments article').filter({ hasText: text })

/** Signs in as staff. */
export const signInAsStaff = (page: Page): Promise<void> => signIn(page, { username: 'moderator', password: 'hatkhola-demo' })
