import * as v from 'valibot'
import { BLOG_FORM_ENTRIES, BLOG_FORM_LIMITS, BlogForm, type BlogFormTexts } from '#contract/blogs/blog-form.ts'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { minuteOf } from '#contract/core/form-values.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { DraftShape } from '../../../state/drafts/persisted-draft.ts'
import { judged } from '../../../ui/form/judged.ts'

/** What stands in the form, valid or not. Of the picture only which one: the article's own (`kept`), a `new` one, or `none`. */
export type ArticleTexts = Omit<BlogFormTexts, 'thumbnail_removed'> & { thumbnail: string }

export const EMPTY_ARTICLE: ArticleTexts = {
  title: '',
  thumbnail: 'none',
  summary: '',
  tags: '',
  category: '',
  content: '',
  content_state: '',
  second_title: '',
  second_summary: '',
  second_content: '',
  second_content_state: '',
  publishing: 'draft',
  publish_at: '',
}

const kept = v.fallback(v.string(), '')
const Kept = v.object(Object.fromEntries(Object.keys(EMPTY_ARTICLE).map((name) => [name, kept])) as Record<keyof ArticleTexts, typeof kept>)

/** The fields as a draft left them; whatever does not fit any more is empty. */
function textsOfDraft(draft: unknown): ArticleTexts | undefined {
  const read = v.safeParse(Kept, draft)
  return read.success ? { ...read.output, publishing: read.output.publishing || 'draft' } : undefined
}

export const ARTICLE_DRAFT: DraftShape<ArticleTexts> = { textsOf: textsOfDraft, pictureField: 'thumbnail' }

/** What becomes of an article when its author chooses nothing: what is published stays published, anything else stays where it is. */
const STANDING = { draft: 'draft', scheduled: 'later', published: 'now', withdrawn: 'draft' } as const

/** The form as the article is now. */
export const textsOfArticle = (own: OwnBlogDetail): ArticleTexts => ({
  title: own.title,
  thumbnail: own.thumbnail === null ? 'none' : 'kept',
  summary: own.summary,
  tags: own.tags.join(', '),
  category: own.category ?? '',
  content: own.content,
  content_state: own.content_state,
  second_title: own.second_title ?? '',
  second_summary: own.second_summary ?? '',
  second_content: own.second_content ?? '',
  second_content_state: own.second_content_state ?? '',
  publishing: STANDING[own.phase],
  publish_at: own.phase === 'scheduled' ? minuteOf(own.published_at) : '',
})

/** Tags as they are typed, by lines or commas, each once. */
export const tagsIn = (text: string): string[] => {
  const read = v.safeParse(BLOG_FORM_ENTRIES.tags, text)
  return read.typed ? read.output : []
}

const say = (reason: Reason) => reason
const Texts = v.custom<ArticleTexts>((texts) => typeof texts === 'object' && texts !== null)
// A moment that was typed for `later` stays while one changes one's mind, but it is not looked at.
const Fields = v.pipe(
  Texts,
  v.transform((texts): v.InferInput<typeof BlogForm> => ({ ...texts, publish_at: texts.publishing === 'later' ? texts.publish_at : '' }) as never),
  BlogForm,
)
const isToCome = (publish_at: string | null) => publish_at === null || Date.parse(publish_at) > Date.now()
const isNear = (publish_at: string | null) => publish_at === null || Date.parse(publish_at) <= Date.now() + BLOG_FORM_LIMITS.scheduleDaysMost * DAY_MS
const New = v.pipe(
  Fields,
  v.forward(
    v.partialCheck([['publish_at']], ({ publish_at }) => isToCome(publish_at), say('in-the-past')),
    ['publish_at'],
  ),
  v.forward(
    v.partialCheck([['publish_at']], ({ publish_at }) => isNear(publish_at), say('too-far')),
    ['publish_at'],
  ),
)

export type FilledArticle = v.InferOutput<typeof Fields>
export type ArticleSchema = v.GenericSchema<ArticleTexts, FilledArticle>

/** The form of an article that is there. Whether the moment of its appearing may stand is for the service to say. */
export const EditedArticle = judged(Fields) as ArticleSchema
/** A new one: it cannot appear in the past. */
export const NewArticleForm = judged(New) as ArticleSchema

/** The fields as they are sent: all of them texts. */
export const textsToSend = (article: FilledArticle): Omit<BlogFormTexts, 'thumbnail_removed'> => ({
  title: article.title,
  summary: article.summary,
  tags: article.tags.join(', '),
  category: article.category ?? '',
  content: article.content,
  content_state: article.content_state,
  second_title: article.second_title,
  second_summary: article.second_summary,
  second_content: article.second_content,
  second_content_state: article.second_content_state,
  publishing: article.publishing,
  publish_at: article.publish_at ?? '',
})
