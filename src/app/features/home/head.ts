import { withLanguage } from '#contract/core/paths.ts'
import type { HomeAnswer } from '#contract/home.ts'
import { type HeadTools, languageOf, type PageHead } from '../../ui/navigation/page-head.ts'

/** Head of Home: who this is, and how everything here is searched. @see https://schema.org/WebSite, https://schema.org/Organization */
export function homeHead(home: HomeAnswer, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const url = origin + withLanguage(language, '/')
  const name = texts.t('common:productName')
  return {
    title: texts.t('heads:home.title'),
    description: texts.t('heads:home.description'),
    canonicalPath: '/',
    image: home.banners[0]?.image,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          url,
          name,
          publisher: { '@id': `${origin}/#organization` },
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${withLanguage(language, '/search')}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
        { '@type': 'Organization', '@id': `${origin}/#organization`, name, url, logo: `${origin}/favicon.svg` },
      ],
    },
  }
}
