import * as v from 'valibot'
import { Slug } from '../categories.ts'
import { flagText } from '../core/fields.ts'
import { momentTextOrNone, saysSomething } from '../core/form-values.ts'
import { oneLine, someLines } from '../core/names.ts'
import { boundMarks, lowerCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { titleLength } from '../core/text.ts'
import { RICH_TEXT_LIMITS } from '../rich-text.ts'
import { TITLE_LONGEST } from '../title-limits.ts'

export const BLOG_FORM_LIMITS = {
  titleLongest: TITLE_LONGEST.article,
  summaryLongest: 300,
  mostTags: 8,
  tagLongest: 30,
  tagsLongest: 400,
  scheduleDaysMost: 180,
} as const

/** What becomes of an article that is saved: it stays one's own, everybody sees it now, or from a moment on. */
export const PUBLISHING = ['draft', 'now', 'later'] as const
export type Publishing = (typeof PUBLISHING)[number]

const say = (reason: Reason) => reason

/** The fields of an article as its author types them: all of them texts; tags by lines or commas. */
export const BLOG_FORM_ENTRIES = {
  title: v.pipe(
    oneLine(400),
    v.check((text) => text !== '', say('required')),
    v.check((text) => titleLength(text) <= BLOG_FORM_LIMITS.titleLongest, say('too-long')),
  ),
  /** Empty: made of the first sentences. */
  summary: v.optional(someLines(BLOG_FORM_LIMITS.summaryLongest), ''),
  tags: v.pipe(
    v.optional(someLines(BLOG_FORM_LIMITS.tagsLongest), ''),
    v.transform((text) => [...new Set(text.split(/[,\n،]/).map((one) => one.trim().replace(/^#+/, '')))].filter(Boolean)),
    v.maxLength(BLOG_FORM_LIMITS.mostTags, say('too-many')),
    v.check((tags) => tags.every((one) => [...one].length <= BLOG_FORM_LIMITS.tagLongest), say('too-long')),
  ),
  /** Slug; empty: none. */
  category: v.pipe(
    v.optional(v.string(say('does-not-fit')), ''),
    v.check((slug) => slug === '' || v.is(Slug, slug), say('does-not-fit')),
    v.transform((slug) => lowerCase(slug) || null),
  ),
  content: v.pipe(
    v.string(say('required')),
    v.transform(boundMarks),
    v.check((html) => html.length <= RICH_TEXT_LIMITS.bytes, say('too-long')),
    v.check(saysSomething, say('required')),
  ),
  /** The editor's own, JSON; empty: the markup is all there is. */
  content_state: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.length <= RICH_TEXT_LIMITS.bytes, say('too-long')),
    ),
    '',
  ),
  publishing: v.optional(v.picklist(PUBLISHING, say('does-not-fit')), 'draft'),
  /** With `later`: from when on. */
  publish_at: v.optional(momentTextOrNone, ''),
  /** `true`: the picture at the top goes. */
  thumbnail_removed: v.optional(flagText, 'false'),
}

/** An article as it is written and edited; the same on both sides. Whether `publish_at` is to come is asked where the time is known. */
export const BlogForm = v.pipe(
  v.object(BLOG_FORM_ENTRIES),
  v.forward(
    v.partialCheck([['publishing'], ['publish_at']], ({ publishing, publish_at }) => publishing !== 'later' || publish_at !== null, say('required')),
    ['publish_at'],
  ),
)
export type BlogForm = v.InferOutput<typeof BlogForm>
/** Every field as text. */
export type BlogFormTexts = { [K in keyof typeof BLOG_FORM_ENTRIES]: string }
