import type { TFunction } from 'i18next'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { EventCard } from '#contract/events/events.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { salaryText } from '../formats/salary-text.ts'

/** For screens with the texts of Home. */
export interface ThingTools {
  t: TFunction
  format: Formatter
  language: string
}

/** An event as a row (ui/thing-row.tsx): when, for how much, where. */
export const eventThing = (event: EventCard, { t, format }: ThingTools) => ({
  href: `/eventdetails/${event.event_id}` as const,
  title: event.title,
  picture: event.thumbnail ? { src: event.thumbnail, tone: event.thumbnail_tone } : null,
  icon: 'i-lucide-calendar-days' as const,
  facts: [format.dateTime(event.from_time), event.price === 0 ? t('home:free') : format.price(event.price), event.location ?? t('home:online')],
})

/** A job as a row: who hires, where, for how much if both ends are said. */
export const jobThing = (job: JobCard, { t, language }: ThingTools) => ({
  href: `/jobdetails/${job.job_post_id}` as const,
  title: job.title,
  picture: job.company_logo ? { src: job.company_logo, tone: job.company_logo_tone, isSquare: true } : null,
  icon: 'i-lucide-briefcase-business' as const,
  facts: [job.company, (language === 'bn' ? job.district_bn : job.district) ?? job.job_location, salaryText(job, t, 'home') ?? ''],
})

/** An article as a row: who wrote it, when, how long it is. */
export const blogThing = (blog: BlogCard, { t, format }: ThingTools) => ({
  href: `/blogs/${blog.id}` as const,
  title: blog.title || t('home:post.untitled'),
  picture: blog.thumbnail ? { src: blog.thumbnail, tone: blog.thumbnail_tone } : null,
  icon: 'i-lucide-book-open' as const,
  facts: [
    blog.author || t('home:post.unknown'),
    blog.created_at ? format.day(blog.created_at) : '',
    blog.reading_minutes > 0 ? t('home:post.minutes', { count: blog.reading_minutes }) : '',
  ],
})
