import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** @see Specification §2.8 "A search panel" */
export function SearchPanel({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events')
  const isPlain = useHydrating()
  const [type, setType] = useState<string>(filter.type ?? '')
  const select = useRef<HTMLSelectElement>(null)
  // It may have been chosen before this came to life.
  useEffect(() => setType(select.current?.value ?? ''), [])
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:flex lg:items-end lg:[&>label]:flex-1">
      <label className="block">
        <span className="block text-sm">{t('search.words')}</span>
        <input name="q" inputMode="search" className="field" maxLength={100} defaultValue={filter.q} autoComplete="off" enterKeyHint="search" />
      </label>
      <label className="block">
        <span className="block text-sm">{t('search.type')}</span>
        <select ref={select} name="type" className="field" defaultValue={filter.type} onChange={(event) => setType(event.target.value)}>
          <option value="">{t('search.anyType')}</option>
          <option value="Online">{t('search.online')}</option>
          <option value="Offline">{t('search.offline')}</option>
        </select>
      </label>
      {type === 'Offline' && (
        <label className="block">
          <span className="block text-sm">{t('search.location')}</span>
          <input
            name="location"
            className="field"
            maxLength={100}
            defaultValue={filter.location}
            placeholder={t('search.locationHint')}
            enterKeyHint="search"
          />
        </label>
      )}
      <label className="block">
        <span className="block text-sm">{t('search.date')}</span>
        <input name="date" className="field" defaultValue={filter.date} {...(isPlain ? { ...PLAIN_DATE, placeholder: t('search.dateHint') } : CALENDAR)} />
      </label>
      <button type="submit" className="btn-primary">
        <Icon name="i-lucide-search" />
        {t('search.button')}
      </button>
    </div>
  )
}

/** A plain field until the form is alive: a calendar is what takes the browser longest of the whole first paint. Bangla digits are welcome, as in its address. */
const PLAIN_DATE = { type: 'text', pattern: '[2২][0০][\\d০-৯]{2}-[01০১][\\d০-৯]-[0-3০-৩][\\d০-৯]' }
const CALENDAR = { type: 'date', min: '2000-01-01', max: '2099-12-31' }
