import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { salaryText } from '../../ui/formats/salary-text.ts'
import { dayNumber } from '../../ui/formats/use-today.ts'
import { pathOf, type RowOf } from './path-of.ts'

/** Kinds that are shown as rows. */
export type RowKind = Exclude<SearchKind, 'categories'>

export interface ThingTools {
  t: TFunction<'search'>
  format: Formatter
  language: string
  /** Number of the present day: ui/use-today.ts. */
  today: number
}

/** So few days before the end it is urgent. */
const URGENT_DAYS = 3

export const ICONS = {
  events: 'i-lucide-calendar-days',
  jobs: 'i-lucide-briefcase-business',
  blogs: 'i-lucide-newspaper',
  sellers: 'i-lucide-store',
  categories: 'i-lucide-layout-grid',
} as const satisfies Record<SearchKind, `i-lucide-${string}`>

interface Said {
  title: string
  lang?: string
  picture: { src: string; tone: number; isSquare?: boolean } | null
  facts: string[]
  badge?: string
}

const SAY: { [K in RowKind]: (row: RowOf<K>, tools: ThingTools) => Said } = {
  events: (event, { t, format }) => ({
    title: event.title,
    picture: event.thumbnail ? { src: event.thumbnail, tone: event.thumbnail_tone } : null,
    facts: [format.dateTime(event.from_time), event.price === 0 ? t('free') : format.price(event.price), event.location ?? t('online')],
  }),
  jobs: (job, { t, language, today }) => {
    const daysLeft = dayNumber(job.deadline) - today
    return {
      title: job.title,
      picture: job.company_logo ? { src: job.company_logo, tone: job.company_logo_tone, isSquare: true } : null,
      facts: [job.company, (language === 'bn' ? job.district_bn : job.district) ?? job.job_location, salaryText(job, t, 'search') ?? t('negotiable')],
      ...(daysLeft >= 0 && daysLeft <= URGENT_DAYS ? { badge: t('daysLeft', { count: daysLeft }) } : {}),
    }
  },
  blogs: (blog, { t, format }) => ({
    title: blog.title || t('untitled'),
    ...(blog.title ? { lang: blog.language } : {}),
    picture: blog.thumbnail ? { src: blog.thumbnail, tone: blog.thumbnail_tone } : null,
    facts: [
      blog.author ?? '',
      blog.created_at ? format.day(blog.created_at) : '',
      blog.reading_minutes > 0 ? t('minutes', { count: blog.reading_minutes }) : '',
    ],
  }),
  sellers: (seller, { t }) => ({
    title: seller.full_name,
    picture: seller.profile_picture ? { src: seller.profile_picture, tone: 0, isSquare: true } : null,
    facts: [seller.profession, seller.district ?? '', seller.is_verified ? t('verified') : ''],
  }),
}

/** What was found, as a row. */
export const thingOf = <K extends RowKind>(kind: K, row: RowOf<K>, tools: ThingTools) => ({
  ...SAY[kind](row, tools),
  href: pathOf(kind, row),
  icon: ICONS[kind],
})
