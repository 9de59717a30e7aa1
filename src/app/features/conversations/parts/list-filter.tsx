import { useTranslation } from 'react-i18next'
import { CONVERSATION_LISTS } from '#contract/conversations/conversations.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import type { ConversationsFilter } from '../calls.ts'
import { withList } from '../list-address.ts'

const TAB =
  'target px-3 whitespace-nowrap rounded-full border border-line bg-raised active:bg-sunken aria-[current]:border-brand aria-[current]:border-2 aria-[current]:text-brand aria-[current]:font-600'

interface Props {
  /** Of the screen; what is open stays open. */
  path: string
  filter: ConversationsFilter
  /** Messages in the whole list; undefined: not known yet. */
  unread: number | undefined
  isStaff: boolean
}

/** Which conversations are listed: all or the unread ones, and of staff also what the support team is asked. */
export function ListFilter({ path, filter, unread, isStaff }: Props) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const { list } = filter
  return (
    <>
      {isStaff && (
        <nav aria-label={t('list.lists')} className="flex flex-wrap gap-2">
          {CONVERSATION_LISTS.map((one) => (
            <AppLink key={one} to={withList(path, { list: one, unread: false })} replace aria-current={one === list ? 'true' : undefined} className={TAB}>
              {t(`list.of.${one}`)}
            </AppLink>
          ))}
        </nav>
      )}
      <nav aria-label={t('list.show')} className="flex flex-wrap gap-2">
        <AppLink to={withList(path, { list, unread: false })} replace aria-current={filter.unread ? undefined : 'true'} className={TAB}>
          {t('list.all')}
        </AppLink>
        <AppLink to={withList(path, { list, unread: true })} replace aria-current={filter.unread ? 'true' : undefined} className={TAB}>
          {t('list.unread')}
          {unread ? <span className="tabular">{format.number(unread)}</span> : null}
        </AppLink>
      </nav>
    </>
  )
}
