import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { shareAddresses } from '../../../../ui/controls/share-addresses.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { titleOf } from '../blog-words.ts'
import { useMagazineAddress } from '../use-magazine-address.ts'

/** Those that the specification names; the others stand in the menu of the button. @see Specification §2.4 "share links (Facebook, LinkedIn, Threads)" */
const NETWORKS = ['Facebook', 'LinkedIn', 'Threads']

/** What the article is about, and the ways to pass it on: links without a script of those networks. */
export function ArticleEnd({ blog }: { blog: BlogDetail }) {
  const { t } = useTranslation('blogs')
  const language = useLanguage()
  const { hrefOf, follow } = useMagazineAddress()
  // On the server the public address of the service, which is that of the page.
  const origin = useRouter().options.context.callOptions?.base ?? location.origin
  const title = titleOf(blog, { t })
  const path = withLanguage(language, `/blogs/${blog.id}`)
  return (
    <footer className="grid gap-4 pt-4 border-t border-line">
      {blog.tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {blog.tags.map((tag) => (
            <li key={tag}>
              <a className="chip min-h-12" href={hrefOf({ tag })} onClick={follow({ tag })} lang={scriptLanguage(tag)}>
                #{tag}
              </a>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="share-article">
        <h2 id="share-article" className="text-base mb-2">
          {t('article.shareTitle')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {shareAddresses(title, origin + path)
            .filter(({ network }) => NETWORKS.includes(network))
            .map(({ network, address }) => (
              <a key={network} className="btn-quiet" href={address} target="_blank" rel="noopener noreferrer" aria-label={t('article.shareOn', { network })}>
                <span lang="en">{network}</span>
              </a>
            ))}
          <ShareButton title={title} path={path} />
        </div>
      </section>
    </footer>
  )
}
