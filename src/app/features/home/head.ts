import type { i18n as I18n } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { HomeAnswer } from '#contract/home.ts'

interface HeadTools {
  texts: Pick<I18n, 't' | 'language'>
  /** Public address of the service, without trailing slash. */
  origin: string
}

/** Head of Home: who this is, and how everything here is searched. @see https://schema.org/WebSite, https://schema.org/Organization */
export function homeHead(home: HomeAnswer, { texts, origin }: HeadTools) {
  const language = isLanguage(texts.language) ? texts.language : DEFAULT_LANGUAGE
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
