import { type SQL, sql } from 'drizzle-orm'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { PostCard, PostPicture } from '#contract/posts/posts.ts'
import { hasPageOff } from '../relations/public-members.ts'
import { DEEDS, type SellerStanding, standingSql } from '../sellers/standing.ts'
import { iso } from '../wire-time.ts'
import { subjectSql } from './post-subject.ts'

/** A card as the database gives it: its title, and whether its author is verified, are the contract's to say. */
export type PostCardRow = Omit<PostCard, 'title' | 'author_is_verified' | 'pictures'> & { pictures: PostPicture[]; standing: SellerStanding | null }

/** Which pictures come along: those that a card shows, or all of them. */
export interface PostPictures {
  hasAllPictures?: boolean | undefined
}

/** The account `u` of the author of `p`, a row of `posts`, with their shop `shop`, or else their own page `own`. What is theirs is public while the account is, and one of these. */
export const POST_AUTHOR_JOINS = sql`
  join users u on u.id = p.author and u.deleted_at is null and u.locked_at is null
  left join seller_profiles shop on shop.user_id = u.id and shop.taken_off_at is null
  left join people own on own.user_id = u.id and own.taken_off_reason is null`

/** Stands in a condition, after `POST_AUTHOR_JOINS`: others may read what the author posts. */
export const HAS_PUBLIC_AUTHOR = sql`(shop.user_id is not null or own.user_id is not null) and not ${hasPageOff(sql`u.id`)}`

/** What a card shows of `p`, with `POST_AUTHOR_JOINS`. @param moment a moment, SQL */
export const postCardColumns = (moment: SQL, { hasAllPictures = false }: PostPictures = {}): SQL => sql`
  p.id, p.author, coalesce(shop.full_name, own.name, u.username) as author_name, shop.slug as author_slug, u.username as author_username,
  case when shop.user_id is null then own.picture else shop.profile_picture end as author_picture, p.text, p.language, p.tags,
  ${iso(sql`p.published_at`)} as published_at, ${iso(sql`p.edited_at`)} as edited_at, ${picturesSql(hasAllPictures)} as pictures,
  (select count(*)::integer from gallery_items i where i.gallery = p.gallery) as picture_count, p.film, ${subjectSql(moment)} as about,
  talk.reactions, talk.comment_count, p.comments_closed, ${standingOfShop(moment)} as standing`

/** Stands after `POST_AUTHOR_JOINS`: how a post was liked, and how often something is said about it. */
export const POST_THREAD_JOIN = sql`join threads talk on talk.id = p.thread`

const picturesSql = (hasAll: boolean): SQL => sql`coalesce((
  select json_agg(json_build_object('id', i.id, 'file', i.file, 'tone', i.tone, 'alt', i.alt, 'bytes', i.bytes) order by i.position, i.id)
  from (select * from gallery_items where gallery = p.gallery order by position, id limit ${hasAll ? POST_LIMITS.picturesMost : POST_LIMITS.picturesShown}) i), '[]'::json)`

/** What the rule for the badge asks, of a shop; null: there is none. */
const standingOfShop = (moment: SQL): SQL => sql`case when shop.user_id is not null then (
  select known.standing from (select ${standingSql(moment)} from users u ${DEEDS} join seller_profiles p on p.user_id = u.id where u.id = shop.user_id) known) end`
