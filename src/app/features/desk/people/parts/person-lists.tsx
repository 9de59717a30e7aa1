import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { deviceName } from '../../../../nouns/device-name.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** One part of the page of a person, with how many there are in all. */
export function Part({ title, total, empty, children }: { title: string; total: number; empty: string; children: ReactNode }) {
  const format = useFormat()
  return (
    <section className="card">
      <h2 className="px-4 py-2 border-b border-line">
        {title} <span className="text-ink-soft font-400 tabular">{format.number(total)}</span>
      </h2>
      {total === 0 ? <p className="px-4 py-2 text-ink-soft">{empty}</p> : <ul className="grid">{children}</ul>}
    </section>
  )
}

export const ROW = 'px-4 py-1.5 min-h-11 flex flex-wrap items-center justify-between gap-x-4 border-t border-line first:border-t-0'

/** What a person sells, bought, was reported for, and reported. */
export function PersonLists({ person: { shops, orders, cases, reports } }: { person: DeskPerson }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  return (
    <>
      <Part title={t('shops')} total={shops.length} empty={t('none')}>
        {shops.map(({ name, slug }) => (
          <li key={slug} className={ROW}>
            <AppLink to={`/seller/${slug}`} className="link wrap-anywhere">
              <MixedText text={name} />
            </AppLink>
          </li>
        ))}
      </Part>
      <Part title={t('orders')} total={orders.total} empty={t('none')}>
        {orders.latest.map(({ number, state, final_price, created_at }) => (
          <li key={number} className={ROW}>
            <span className="tabular">{number}</span>
            <span>{t(`orderStates.${state}`)}</span>
            <span className="tabular">{format.price(final_price)}</span>
            <span className="text-sm text-ink-soft">{format.dateTime(created_at)}</span>
          </li>
        ))}
      </Part>
      <Part title={t('cases')} total={cases.total} empty={t('none')}>
        {cases.latest.map(({ case_id, kind, state, report_count, opened_at }) => (
          <li key={case_id} className={ROW}>
            <span>{t(`caseKinds.${kind}`)}</span>
            <span>{t(`caseStates.${state}`)}</span>
            <span>{t('reportCount', { count: report_count })}</span>
            <span className="text-sm text-ink-soft">{format.dateTime(opened_at)}</span>
          </li>
        ))}
      </Part>
      <Part title={t('reports')} total={reports.total} empty={t('none')}>
        {reports.latest.map(({ case_id, kind, state, at }) => (
          <li key={case_id} className={ROW}>
            <span>{t(`caseKinds.${kind}`)}</span>
            <span>{t(`caseStates.${state}`)}</span>
            <span className="text-sm text-ink-soft">{format.dateTime(at)}</span>
          </li>
        ))}
      </Part>
    </>
  )
}

/** Where an account is signed in. */
export function PersonDevices({ sessions }: Pick<DeskPerson, 'sessions'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  const now = useNow()
  return (
    <Part title={t('devices')} total={sessions.length} empty={t('noDevices')}>
      {sessions.map(({ device, created_at, last_used_at }) => {
        const { browser, system } = deviceName(device)
        return (
          <li key={`${created_at} ${last_used_at}`} className={ROW}>
            <span>
              <MixedText text={[browser, system].filter(Boolean).join(' · ') || t('unknownDevice')} />
            </span>
            {now !== undefined && <span className="text-sm text-ink-soft">{t('lastUsed', { age: format.age(last_used_at, now) })}</span>}
          </li>
        )
      })}
    </Part>
  )
}
