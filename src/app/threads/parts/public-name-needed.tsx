import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../ui/navigation/screen-link.tsx'

/** The way to a page of one's own, without which a member says nothing in public. @param saysWhy nothing beside it says what is needed */
export function PublicNameNeeded({ saysWhy = false }: { saysWhy?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2 justify-items-start">
      {saysWhy && (
        <p>
          <b>{t('problems:page-needed.title')}</b> {t('problems:page-needed.text')}
        </p>
      )}
      <ScreenLink to="/profile-settings" className="btn-quiet">
        {t('commenting:form.openPage')}
      </ScreenLink>
    </div>
  )
}
