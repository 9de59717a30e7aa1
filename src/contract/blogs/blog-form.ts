import * as v from 'valibot'
import { Slug } from '../categories.ts'
import { flagText } from '../core/fields.ts'
import { momentTextOrNone, saysSomething } from '../core/form-values.ts'
import { someLines } from '../core/names.ts'
import { lowerCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { editorState, richText } from '../rich-text-fields.ts'
import { isOtherLanguage, isTitled, saidOrNone, secondText, secondTitle, titleText } from '../second-language.ts'
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

const summary = v.optional(someLines(BLOG_FORM_LIMITS.summaryLongest), '')

/** The fields of an article as its author types them: all of them texts; tags by lines or commas. */
export const BLOG_FORM_ENTRIES = {
  title: titleText(BLOG_FORM_LIMITS.titleLongest),
  /** Empty: made of the first sentences. */
  summary,
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
  content: richText,
  content_state: editorState,
  second_title: secondTitle(BLOG_FORM_LIMITS.titleLongest),
  second_summary: summary,
  second_content: secondText,
  second_content_state: editorState,
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
  v.forward(v.partialCheck([['title'], ['second_title']], isOtherLanguage, say('same-language')), ['second_title']),
  v.forward(
    v.partialCheck(
      [['second_title'], ['second_summary'], ['second_content']],
      ({ second_title, second_summary, second_content }) => isTitled(second_title, [second_summary, second_content]),
      say('required'),
    ),
    ['second_title'],
  ),
  // An article is its text: a title alone would lead readers to one that they do not read.
  v.forward(
    v.partialCheck(
      [['second_title'], ['second_content']],
      ({ second_title, second_content }) => second_title === '' || saysSomething(second_content),
      say('required'),
    ),
    ['second_content'],
  ),
  v.transform((form) => ({ ...form, second_content: saidOrNone(form.second_content) })),
)
export type BlogForm = v.InferOutput<typeof BlogForm>
/** Every field as text. */
export type BlogFormTexts = { [K in keyof typeof BLOG_FORM_ENTRIES]: string }
