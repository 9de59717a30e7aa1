import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { useWantedNear } from '../use-new-desk.ts'

/** Where one writes a comment. Until its form is here, a button that brings it. */
export function WritePlace() {
  const { t } = useTranslation('comments')
  const desk = useDesk()
  const { Part, want } = desk
  const place = useWantedNear(desk)
  return (
    <div ref={place} id="write-comment" className="card p-4 grid gap-3 js-only">
      <h3 className="text-base">{t('write')}</h3>
      {Part ? (
        <Part part={{ kind: 'write' }} />
      ) : (
        <Button icon="i-lucide-pencil" className="justify-self-start" onClick={want}>
          {t('write')}
        </Button>
      )}
    </div>
  )
}
