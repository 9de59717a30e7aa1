import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { PagedList } from '../../parts/paged-list.tsx'
import { loadLicences } from '../calls.ts'
import { LicenceRow } from '../parts/licence-row.tsx'

/** Trade licences that wait to be seen, the oldest first. What was decided stays in its place until the list is read again. */
export function Licences() {
  const { t } = useTranslation('desk', { keyPrefix: 'licences' })
  const [decided, setDecided] = useState<ReadonlyMap<number, 'seen' | 'refused'>>(new Map())
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <PagedList<DeskLicence> name="desk licences" load={loadLicences} nameOf={({ id }) => id} empty={t('empty')}>
        {(licence) => (
          <LicenceRow
            licence={licence}
            decided={decided.get(licence.id)}
            onDecided={(decision) => setDecided((before) => new Map(before).set(licence.id, decision))}
          />
        )}
      </PagedList>
    </>
  )
}
