import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { readConversationsFilter } from '../calls.ts'
import { ConversationList } from '../parts/conversation-list.tsx'

interface Props {
  /** Canonical path of what is open beside the list; undefined: the list is the screen. */
  open: `/${string}` | undefined
  /** As the address says it. */
  search: Record<string, unknown>
  isStaff: boolean
  /** What is opened stands beside the list. */
  isWide: boolean
}

/** All conversations of the account: as buyer and as organizer, as applicant and as employer, and with the support team. */
export function Conversations({ open, search, isStaff, isWide }: Props) {
  const { t } = useTranslation('conversations')
  const asked = readConversationsFilter(search)
  const filter = isStaff ? asked : { ...asked, list: 'mine' as const }
  return (
    <section
      aria-label={t('title')}
      className={
        isWide
          ? // Room for the outline of what has the focus, which would be cut off where the list scrolls.
            'tall:sticky top-31 tall:max-h-[calc(100dvh-8.5rem)] self-start tall:overflow-y-auto -m-1 p-1 grid gap-3'
          : 'mx-auto w-full max-w-2xl grid gap-3'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {open ? <h2 className="text-xl">{t('title')}</h2> : <ScreenHeading />}
        <AppLink to="/messages/new?kind=support" className="link target">
          {t('support')}
        </AppLink>
      </div>
      <ConversationList key={`${filter.list} ${filter.unread}`} filter={filter} isStaff={isStaff} open={open} isWide={isWide} />
    </section>
  )
}

/** Where the list is the screen, it names it. */
function ScreenHeading() {
  const { t } = useTranslation('conversations')
  usePageTitle(t('title'))
  return <h1 className="text-xl">{t('title')}</h1>
}
