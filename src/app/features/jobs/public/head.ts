import { canonicalQuery } from '#contract/core/endpoint.ts'
import { formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { JobDetail, JobPage } from '#contract/jobs/jobs.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { descriptionOf, type HeadTools, itemList, languageOf, offTheRecord, type PageHead } from '../../../ui/navigation/page-head.ts'
import { placeText, salaryText } from './job-facts.ts'
import { jobPosting } from './job-posting.ts'

/** Head of the portal. Sorts, salaries and days make no page of their own for search engines; kind, place and words do. */
export function jobPortalHead(filter: JobFilter, page: JobPage, { texts, origin }: HeadTools): PageHead {
  const { q, category, subcategory, subsubcategory, type, division, district } = filter
  return {
    title: q ? texts.t('heads:jobs.searchTitle', { words: q }) : texts.t('heads:jobs.listTitle'),
    description: texts.t('heads:jobs.listDescription'),
    canonicalPath: `/jobportal${canonicalQuery({ q, category, subcategory, subsubcategory, type, division, district })}`,
    image: page.results.find((card) => card.company_logo)?.company_logo ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      ...itemList(
        page.results.map((card) => ({ name: inLanguage(languageOf(texts), card).title, path: `/jobdetails/${card.job_post_id}` })),
        { texts, origin },
      ),
    },
  }
}

/** Head of one job, with its structured data while one can apply. */
export function jobHead(detail: JobDetail, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const job = inLanguage(language, detail)
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
    description: descriptionOf(texts.t('heads:jobs.jobDescription', facts)),
    canonicalPath,
    image: job.company_logo ?? undefined,
    structuredData: job.is_open ? jobPosting(job, origin, origin + withLanguage(language, canonicalPath)) : undefined,
    ...offTheRecord(job),
  }
}
