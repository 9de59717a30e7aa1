import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { readConversationsFilter } from '../calls.ts'
import { ConversationList } from '../parts/conversation-list.tsx'

interface Props {
  /** As the address says it. */
  search: Record<string, unknown>
  isStaff: boolean
}

/** All conversations of the account: as buyer and as organizer, as applicant and as employer, and with the support team. */
export function Conversations({ search, isStaff }: Props) {
  const { t } = useTranslation('conversations')
  const asked = readConversationsFilter(search)
  const filter = isStaff ? asked : { ...asked, list: 'mine' as const }
  return (
    <div className="mx-auto max-w-2xl grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="text-xl">{t('title')}</h1>
        <AppLink to="/messages/new?kind=support" className="link target">
          {t('support')}
        </AppLink>
      </div>
      <ConversationList key={`${filter.list} ${filter.unread}`} filter={filter} isStaff={isStaff} />
    </div>
  )
}
