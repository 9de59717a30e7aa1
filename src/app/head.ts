import type { i18n as I18n } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { PageHead } from './ui/navigation/page-head.ts'

interface HeadParts {
  head: PageHead | undefined
  language: Language
  origin: string
  texts: I18n
}

/** The variable part of a page's head as HTML. */
export function headTags({ head, language, origin, texts }: HeadParts): string {
  const name = texts.t('common:productName')
  if (!head) return `<title>${escapeHtml(texts.t('common:notFound.title'))} · ${name}</title><meta name="robots" content="noindex">`
  const at = (of: Language) => escapeHtml(origin + withLanguage(of, head.canonicalPath))
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const said = `<title>${title} · ${name}</title><meta name="description" content="${description}">`
  if (head.isPrivate) return `${said}<meta name="robots" content="noindex">`
  return [
    said,
    `<link rel="canonical" href="${at(language)}">`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${at(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at(DEFAULT_LANGUAGE)}">`,
    `<meta property="og:type" content="${head.type ?? 'website'}"><meta property="og:site_name" content="${PRODUCT.name}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${at(language)}"><meta property="og:locale" content="${language === 'bn' ? 'bn_BD' : 'en_GB'}">`,
    head.image ? `<meta property="og:image" content="${escapeHtml(origin + head.image)}"><meta name="twitter:card" content="summary_large_image">` : '',
    head.feed ? `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(origin + head.feed)}">` : '',
    head.structuredData ? `<script type="application/ld+json">${JSON.stringify(head.structuredData).replaceAll('<', '\\u003c')}</script>` : '',
  ].join('')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
