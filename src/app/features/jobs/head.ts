import type { i18n as I18n } from 'i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { formatterFor } from '#contract/core/format.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { JobDetail, JobPage } from '#contract/jobs.ts'
import type { JobQuestion } from '#contract/jobs-filter.ts'
import { textOfHtml } from '../../ui/text-of-html.ts'
import { placeText, salaryText } from './job-facts.ts'
import { jobPosting } from './job-posting.ts'

/** What a page says of itself; addresses without origin, without language prefix. */
interface JobPageHead {
  title: string
  description: string
  canonicalPath: string
  /** Path of a picture under /media/. */
  image?: string | undefined
  structuredData?: object | undefined
}

interface HeadTools {
  texts: I18n
  /** Public address of the service, without trailing slash. */
  origin: string
}

const DESCRIPTION_CHARACTERS = 200

const cut = (text: string): string => (text.length <= DESCRIPTION_CHARACTERS ? text : `${text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`)
const languageOf = ({ language }: Pick<I18n, 'language'>) => (isLanguage(language) ? language : DEFAULT_LANGUAGE)

/** Head of the portal. Sorts, salaries and days make no page of their own for search engines; kind, place and words do. */
export function jobPortalHead(question: JobQuestion, page: JobPage, { texts, origin }: HeadTools): JobPageHead {
  const { q, category, subcategory, subsubcategory, type, division, district } = question
  const language = languageOf(texts)
  return {
    title: q ? texts.t('heads:jobs.searchTitle', { words: q }) : texts.t('heads:jobs.listTitle'),
    description: texts.t('heads:jobs.listDescription'),
    canonicalPath: `/jobportal${canonicalQuery({ q, category, subcategory, subsubcategory, type, division, district })}`,
    image: page.results.find((card) => card.company_logo)?.company_logo ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: page.results.map((card, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: origin + withLanguage(language, `/jobdetails/${card.job_post_id}`),
        name: card.title,
      })),
    },
  }
}

/** Head of one job, with its structured data while one can apply. */
export function jobHead(job: JobDetail, { texts, origin }: HeadTools): JobPageHead {
  const language = languageOf(texts)
  const canonicalPath = `/jobdetails/${job.job_post_id}`
  const facts = {
    company: job.company,
    where: placeText(job, language) || texts.t('jobs:remote'),
    salary: salaryText(job, texts.getFixedT(language, 'jobs')),
    deadline: formatterFor(language).day(job.deadline),
    text: textOfHtml(job.description),
  }
  return {
    title: `${job.title} · ${job.company}`,
    description: cut(texts.t('heads:jobs.jobDescription', facts)),
    canonicalPath,
    image: job.company_logo ?? undefined,
    structuredData: job.is_open ? jobPosting(job, origin, origin + withLanguage(language, canonicalPath)) : undefined,
  }
}
