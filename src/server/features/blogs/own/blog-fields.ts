import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { BLOG_FORM_ENTRIES, BlogForm, type BlogFormTexts } from '#contract/blogs/blog-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { type Faults, isEditorState } from '../../../adapters/rich-texts.ts'
import { summaryOf } from '../../../db/blogs/blog-measures.ts'
import { tagColumns } from '../../../db/blogs/blog-words.ts'
import type { Database } from '../../../db/connection/open.ts'
import { categories } from '../../../db/tables/categories.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'

/** An article as it is to be stored, but for its picture; and what is to become of it. */
export type BlogFields = BlogForm & { tag_keys: string[] }

/** Fields of an article that are rich text. */
export const BLOG_RICH_TEXTS = ['content', 'second_content'] as const

/**
 * What the fields of an article come to, judged as the form judges them; without a summary its first sentences stand for one.
 * @param texts a field that is absent was not filled in; rich text is clean.
 * @param more what is at fault beside them, said in the same answer.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function blogFields(texts: { readonly [K in keyof BlogFormTexts]?: string | undefined }, more: Faults): BlogFields {
  const names = Object.keys(BLOG_FORM_ENTRIES) as (keyof BlogFormTexts)[]
  const given = v.safeParse(BlogForm, Object.fromEntries(names.map((name) => [name, texts[name] ?? EMPTY[name] ?? ''])))
  const faults: Record<string, string> = given.success ? {} : faultsOf(given.issues)
  if (!isEditorState(texts.content_state ?? '')) faults.content_state = 'does-not-fit'
  if (!isEditorState(texts.second_content_state ?? '')) faults.second_content_state = 'does-not-fit'
  Object.assign(faults, more)
  if (!given.success || Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  const { content, summary, second_content, second_summary, tags } = given.output
  const summaries = { summary: summary || summaryOf(content), second_summary: second_summary || summaryOf(second_content) }
  return { ...given.output, ...summaries, ...tagColumns(tags) }
}

/** What an untouched field says, where it is not empty. */
const EMPTY: Readonly<Record<string, string>> = { publishing: 'draft', thumbnail_removed: 'false' }

/**
 * The category of a slug; null where none is named.
 * @throws {Problem} bad-input — there is none of that name.
 */
export async function categoryOf(db: Pick<Database['db'], 'select'>, slug: string | null): Promise<number | null> {
  if (slug === null) return null
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (!row) throw new Problem('bad-input', { fields: { category: 'does-not-fit' } })
  return row.id
}
