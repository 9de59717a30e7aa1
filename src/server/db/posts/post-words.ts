import { type SQL, sql } from 'drizzle-orm'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { tagKey } from '#contract/posts/post-tags.ts'
import { postTitle } from '#contract/posts/post-title.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'

/** What of a post can be searched. */
export interface PostTexts {
  text: string
  tags: readonly string[]
  /** Descriptions of its pictures. */
  alts: readonly string[]
  author_name: string
}

/** The terms by which a post is found. The only place that decides this: every writer of posts goes through here. */
export function postTerms({ text, tags, alts, author_name }: PostTexts): string[] {
  const card = { title: postTitle(text, alts[0]), text, author_name, tags: tags.map(tagKey) }
  const texts = searchedTexts(POSTS, card, {})
  return indexedTerms({ ...texts, description: alts.join(' ') })
}

/** The search column of a post, whose words are learned for queries that are mistyped. Call it in the transaction that writes the post. */
export async function learnPostTerms(tx: Pick<Tx, 'insert'>, post: PostTexts): Promise<{ search_words: SQL<string> }> {
  const terms = postTerms(post)
  await rememberWords(tx, terms)
  return { search_words: vectorOf(terms) }
}

/** The terms of each of many posts, in their order; their words are learned, too. */
export async function learnTermsOfPosts(tx: Pick<Tx, 'insert'>, posts: readonly PostTexts[]): Promise<string[][]> {
  const terms = posts.map(postTerms)
  await rememberWords(tx, terms.flat())
  return terms
}

/** The name under which an account posts: of its shop, while that is not taken off, or of its own page; empty where it has neither. */
const nameSql = (author: SQL): SQL => sql`coalesce(
  (select s.full_name from seller_profiles s where s.user_id = ${author} and s.taken_off_at is null),
  (select own.name from people own where own.user_id = ${author}), '')`

const altsSql = (gallery: SQL): SQL => sql`array(select i.alt from gallery_items i where i.gallery = ${gallery} order by i.position, i.id)`

/** The columns of `PostTexts`, of `p`. */
export const POST_TEXTS = sql`p.text, p.tags, ${altsSql(sql`p.gallery`)} as alts, ${nameSql(sql`p.author`)} as author_name`

/** The name under which an account posts; empty where it has neither shop nor page. */
export async function postingName(tx: Pick<Tx, 'execute'>, user_id: number): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select ${nameSql(sql`${user_id}::integer`)} as name`)
  return rows[0]?.name ?? ''
}

/** Descriptions of the pictures of a post, in their order. */
export async function altsOf(tx: Pick<Tx, 'execute'>, gallery: number | null): Promise<string[]> {
  if (gallery === null) return []
  const { rows } = await tx.execute<{ alts: string[] }>(sql`select ${altsSql(sql`${gallery}::integer`)} as alts`)
  return rows[0]?.alts ?? []
}
