import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

interface Props {
  /** Of its entry in the outbox. */
  id: string
  code: 'page-needed' | 'not-verified'
}

/** What its writer has to do before a post that waited can be sent. */
export function PageNeeded({ id, code }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2 justify-items-start">
      <p>
        <b>{t(`problems:${code}.title`)}</b> {t(`problems:${code}.text`)}
      </p>
      <AppLink to={code === 'page-needed' ? `/posts/new?entry=${id}` : '/profile-settings'} className="btn-primary">
        {t(`post-writing:ways.${code}`)}
      </AppLink>
    </div>
  )
}
