import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { PostAbout as About, PostSubject } from '#contract/posts/posts.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

/** Where each is read, and its sign. */
const PAGES: Readonly<Record<About, { page: `/${string}`; icon: `i-lucide-${string}` }>> = {
  events: { page: '/eventdetails', icon: 'i-lucide-calendar-days' },
  services: { page: '/servicedetails', icon: 'i-lucide-wrench' },
  jobs: { page: '/jobdetails', icon: 'i-lucide-briefcase-business' },
  blogs: { page: '/blogs', icon: 'i-lucide-book-open' },
}

interface Props {
  about: PostSubject
  tools: { t: TFunction<'posts'>; format: Formatter; language: string }
}

/** The thing of this market whose link stands in a post. */
export function PostAbout({ about: { noun, id, title, second_title, picture, tone, at }, tools: { t, format, language } }: Props) {
  const { page, icon } = PAGES[noun]
  const name = second_title !== '' && scriptLanguage(title) !== language && scriptLanguage(second_title) === language ? second_title : title
  return (
    <AppLink to={`${page}/${id}`} className="flex items-center gap-3 mx-3 p-2 rounded-control border border-line active:bg-sunken">
      {picture ? (
        <Thumbnail path={picture} className={`w-20 shrink-0 aspect-video rounded-control tone-${tone}`} />
      ) : (
        <span className="w-12 h-12 shrink-0 inline-flex items-center justify-center rounded-control bg-sunken text-ink-soft">
          <Icon name={icon} />
        </span>
      )}
      <span className="min-w-0">
        <b className="clamp clamp-2 font-600" lang={scriptLanguage(name)}>
          {name}
        </b>
        <span className="block text-sm text-ink-soft">{[t(`about.${noun}`), at && format.dayShort(at)].filter(Boolean).join(' · ')}</span>
      </span>
    </AppLink>
  )
}
