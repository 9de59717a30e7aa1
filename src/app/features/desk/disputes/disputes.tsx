import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { DISPUTE_ACTS, loadDisputes } from './calls.ts'
import { DisputeRow } from './dispute-row.tsx'

/** Complaints that staff have to decide, those that wait longest first. What was decided stays in its place until the list is read again. */
export function Disputes() {
  const { t } = useTranslation('desk', { keyPrefix: 'disputes' })
  const format = useFormat()
  const [decided, setDecided] = useState<ReadonlyMap<string, DeskReturn>>(new Map())
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <p className="hidden lg:block text-sm text-ink-soft">
        {t('keys', { down: 'J', up: 'K', last: format.number(DISPUTE_ACTS.length), first: format.number(1) })}
      </p>
      <PagedList<DeskReturn> name="desk disputes" load={loadDisputes} nameOf={({ number }) => number} empty={t('empty')}>
        {(dispute) => (
          <DisputeRow dispute={decided.get(dispute.number) ?? dispute} onDecided={(done) => setDecided((before) => new Map(before).set(done.number, done))} />
        )}
      </PagedList>
    </>
  )
}
