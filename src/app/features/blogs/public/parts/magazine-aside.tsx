import { useTranslation } from 'react-i18next'
import type { MagazineAside as Aside } from '#contract/blogs/blogs.ts'
import { type BlogFilter, tagKey } from '#contract/blogs/blogs-filter.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { ItemRow } from '../../../../ui/lists/item-row.tsx'
import { rowOf } from '../blog-row.ts'
import { without } from '../filter.ts'
import { useMagazineAddress } from '../use-magazine-address.ts'

interface Props {
  aside: Aside
  filter: BlogFilter
}

/** On phones strips above the list, which has no end to stand below; the featured ones only where nothing else is asked for. */
const STRIP = 'flex gap-2 max-lg:overflow-x-auto max-lg:-mx-4 max-lg:px-4 max-lg:pb-1'

/** What stands beside the list. @see Specification §2.4 "a \"Feature Blogs\" sidebar and a tag list" */
export function MagazineAside({ aside: { featured, tags }, filter }: Props) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const language = useLanguage()
  const isAsked = Object.keys(filter).some((name) => name !== 'language')
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="feature-blogs" className={isAsked ? 'max-lg:hidden' : ''}>
          <h2 id="feature-blogs" className="text-lg mb-2">
            {t('feature')}
          </h2>
          <ul className={`${STRIP} lg:grid max-lg:[&>li]:w-72 max-lg:[&>li]:shrink-0`}>
            {featured.map((blog) => (
              <ItemRow key={blog.id} {...rowOf(blog, { t, format, language })} />
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="magazine-tags" className="mt-3 lg:mt-6">
          <h2 id="magazine-tags" className="text-lg mb-2 max-lg:sr-only">
            {t('tags')}
          </h2>
          <Tags tags={tags} filter={filter} />
        </section>
      )}
    </>
  )
}

/** Pressed again a tag is given up. */
function Tags({ tags, filter }: { tags: Aside['tags']; filter: BlogFilter }) {
  const { hrefOf, follow } = useMagazineAddress()
  const format = useFormat()
  const asked = filter.tag === undefined ? undefined : tagKey(filter.tag)
  return (
    <ul className={`${STRIP} lg:flex-wrap`}>
      {tags.map(({ tag, count }) => {
        const isChosen = tagKey(tag) === asked
        const next = isChosen ? without(filter, 'tag') : { ...filter, tag }
        return (
          <li key={tag} className="shrink-0">
            <a
              className={`chip min-h-12 ${isChosen ? 'bg-brand text-on-brand' : ''}`}
              href={hrefOf(next)}
              onClick={follow(next)}
              aria-current={isChosen || undefined}
            >
              <span lang={scriptLanguage(tag)}>#{tag}</span>
              <span className={isChosen ? '' : 'text-ink-soft'}>{format.number(count)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
