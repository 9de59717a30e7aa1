import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { endWriting } from './end-writing.ts'
import { exportWriting } from './export-writing.ts'
import { restoreBlogsOf, takeOffBlogsOf } from './take-off-blog.ts'

/** What a person wrote for the E-MAGAZINE. */
export const BLOG_DATA: PersonalData = {
  exportOf: exportWriting,
  end: async (tx, user_id) => ({ pictures: await endWriting(tx, user_id) }),
  takeOffWithShop: takeOffBlogsOf,
  restoreWithShop: restoreBlogsOf,
  pictures: (among) => sql`
    select author, text from blogs,
      lateral (values (thumbnail), (content), (content_state), (second_content), (second_content_state)) as texts (text) where ${among(sql`author`)}
    union all select author, text from blog_revisions before join blogs on blogs.id = before.blog,
      lateral (values (before.thumbnail), (before.content), (before.content_state), (before.second_content), (before.second_content_state)) as texts (text) where ${among(sql`author`)}`,
}
