import { useTranslation } from 'react-i18next'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { ItemRow } from '../../../../ui/lists/item-row.tsx'
import { rowOf } from '../blog-row.ts'

/** Others of the same kind. */
export function RelatedArticles({ blogs }: { blogs: readonly BlogCard[] }) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const language = useLanguage()
  return (
    <section aria-labelledby="related-articles">
      <h2 id="related-articles" className="text-lg mb-2">
        {t('article.related')}
      </h2>
      <ul className="grid gap-2">
        {blogs.map((blog) => (
          <ItemRow key={blog.id} {...rowOf(blog, { t, format, language })} />
        ))}
      </ul>
    </section>
  )
}
