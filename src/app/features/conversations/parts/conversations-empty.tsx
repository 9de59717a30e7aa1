import { useTranslation } from 'react-i18next'
import { Drawing } from '../../../ui/media/drawing.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { ConversationsFilter } from '../calls.ts'
import { withList } from '../list-address.ts'

interface Props {
  /** Of the screen; what is open stays open. */
  path: string
  filter: ConversationsFilter
}

/** Nothing is listed: why, and where a conversation begins. */
export function ConversationsEmpty({ path, filter: { list, unread } }: Props) {
  const { t } = useTranslation('conversations')
  const which = unread ? 'unread' : list
  return (
    <div className="card p-6 grid! gap-3 justify-items-center text-center">
      <Drawing name="empty" />
      <p className="text-lg">{t(`empty.${which}.title`)}</p>
      <p className="text-ink-soft">{t(`empty.${which}.text`)}</p>
      {which === 'mine' && (
        <ScreenLink to="/events" className="btn-primary">
          {t('empty.mine.events')}
        </ScreenLink>
      )}
      {which === 'unread' && (
        <AppLink to={withList(path, { list, unread: false })} replace className="btn-quiet">
          {t('empty.unread.all')}
        </AppLink>
      )}
    </div>
  )
}
