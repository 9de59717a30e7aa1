import * as contract from '#contract/blogs/blogs.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listBlogs } from './list-blogs.ts'
import { readMagazineAside } from './read-aside.ts'
import { readBlog } from './read-blog.ts'

export function blogRoutes(app: Service): void {
  serve(app, contract.listBlogs, ({ query, db, now }) => listBlogs(db, query, now))
  serve(app, contract.readBlog, ({ params, db, now }) => readBlog(db, params.blog_id, now))
  serve(app, contract.readMagazineAside, ({ db, now }) => readMagazineAside(db, now))
}
