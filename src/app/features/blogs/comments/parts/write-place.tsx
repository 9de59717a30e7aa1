import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../../state/settings.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useDesk } from '../use-desk.ts'
import { useWantedNear } from '../use-new-desk.ts'

/** As high as the form that comes: what stands below is being read. */
const ROOM = 'min-h-[31rem] sm:min-h-[26rem]'

/** Where one writes a comment. Until its form is here, a button that brings it. */
export function WritePlace() {
  const { t } = useTranslation('comments')
  const desk = useDesk()
  const { Part, want } = desk
  const place = useWantedNear(desk)
  const dataSaver = useSettings((settings) => settings.dataSaver)
  return (
    <div ref={place} id="write-comment" className={`card p-4 grid gap-3 content-start js-only ${Part || dataSaver ? '' : ROOM}`}>
      {Part ? (
        <>
          <h3 className="text-base">{t('write')}</h3>
          <Part part={{ kind: 'write' }} />
        </>
      ) : (
        <Button icon="i-lucide-pencil" className="justify-self-start" onClick={want}>
          {t('write')}
        </Button>
      )}
    </div>
  )
}
