import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { BLOG_FORM_ENTRIES, BlogForm, type BlogFormTexts } from '#contract/blog-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { cleanField, type Faults, isEditorState } from '../../adapters/rich-texts.ts'
import { summaryOf } from '../../db/blog-measures.ts'
import { tagColumns } from '../../db/blog-words.ts'
import type { Database } from '../../db/open.ts'
import { categories } from '../../db/tables/categories.ts'
import { faultsOf } from '../../http/parse-with.ts'

/** An article as it is to be stored, but for its picture; and what is to become of it. */
export type BlogFields = BlogForm & { tag_keys: string[] }

/**
 * What the fields of an article come to: judged as the form judges them, their markup cleaned; without a summary its first sentences stand for one.
 * @param texts a field that is absent was not filled in.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function blogFields(texts: { readonly [K in keyof BlogFormTexts]?: string | undefined }): BlogFields {
  const names = Object.keys(BLOG_FORM_ENTRIES) as (keyof BlogFormTexts)[]
  const given = v.safeParse(BlogForm, Object.fromEntries(names.map((name) => [name, texts[name] ?? EMPTY[name] ?? ''])))
  if (!given.success) throw new Problem('bad-input', { fields: faultsOf(given.issues) })
  const faults: Faults = {}
  const content = cleanField(given.output.content, { field: 'content', faults })
  if (!isEditorState(given.output.content_state)) faults.content_state = 'does-not-fit'
  if (Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return { ...given.output, content, summary: given.output.summary || summaryOf(content), ...tagColumns(given.output.tags) }
}

/** What a field says that nobody touched, where that is not nothing. */
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
