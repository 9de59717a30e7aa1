import { eq, type SQL, sql } from 'drizzle-orm'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { tagKey } from '#contract/posts/post-tags.ts'
import { postTitle } from '#contract/posts/post-title.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'
import { people } from '../tables/people.ts'
import { seller_profiles } from '../tables/sellers.ts'

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

/** The same for many posts at once: their terms, in their order. */
export async function learnTermsOfPosts(tx: Pick<Tx, 'insert'>, posts: readonly PostTexts[]): Promise<string[][]> {
  const terms = posts.map(postTerms)
  await rememberWords(tx, terms.flat())
  return terms
}

/** The name under which an account posts: of its shop, or of its own page; empty where it has neither. */
export async function postingName(tx: Pick<Tx, 'select'>, user_id: number): Promise<string> {
  const [shop] = await tx.select({ name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, user_id))
  if (shop) return shop.name
  const [page] = await tx.select({ name: people.name }).from(people).where(eq(people.user_id, user_id))
  return page?.name ?? ''
}

/** Descriptions of the pictures of a post, in their order. */
export async function altsOf(tx: Pick<Tx, 'execute'>, gallery: number | null): Promise<string[]> {
  if (gallery === null) return []
  const { rows } = await tx.execute<{ alt: string }>(sql`select alt from gallery_items where gallery = ${gallery} order by position, id`)
  return rows.map(({ alt }) => alt)
}
