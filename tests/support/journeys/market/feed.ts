import type { Page } from '@playwright/test'
import { makePost, openPage } from '../../server/nouns/posts.ts'
import { joinMarket, type Member } from '../member.ts'
import type { Shop } from './shop.ts'

type Where = Pick<Shop, 'database' | 'elsewhere'>

/** A member who may post: with a verified e-mail and a page of their own. */
export async function joinWithPage({ database, elsewhere }: Where, called: string, name: string): Promise<Member & { id: number }> {
  const member = await joinMarket(elsewhere, called)
  const { rows } = await database.pool.query<{ id: number }>('update users set email_verified_at = now() where username = $1 returning id', [member.username])
  const id = rows[0]?.id ?? 0
  await openPage(database.db, { id, username: member.username }, name)
  return { ...member, id }
}

const SECOND_MS = 1000

/** So many posts of an author, a second apart up to now: "…, number 1" is the newest. @returns their ids, the newest first */
export async function postMany({ database }: Where, author: number, { count, text }: { count: number; text: string }): Promise<number[]> {
  const now = Date.now()
  const ids: number[] = []
  for (let at = 1; at <= count; at += 1)
    ids.push(await makePost(database.db, { author, text: `${text}, number ${at}.`, published_at: new Date(now - at * SECOND_MS).toISOString() }))
  return ids
}

/** The number of the first post that is in sight below the bars; undefined: there is none. */
export const postInSight = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const below = [...document.querySelectorAll<HTMLElement>('[data-post]')].find((card) => card.getBoundingClientRect().bottom > 100)
    return below ? Number(below.dataset.post) : undefined
  })
