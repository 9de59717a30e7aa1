import { type Category, type CategoryPage, listCategories, readCategory } from '#contract/categories.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { orNotFound } from '../../wire/or-not-found.ts'

/** All of them, or one with what belongs to it. */
export type FoundCategories = { list: Answer<Category[]> } | { one: Answer<CategoryPage> }

/** @param slug as it stands in the address; empty for all of them. */
export async function loadCategories(slug: string, options: CallOptions = {}): Promise<FoundCategories> {
  if (slug === '') return { list: await call(listCategories, {}, options) }
  return { one: await orNotFound(call(readCategory, { params: { slug } }, options)) }
}
