import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedPlace } from '#contract/places.ts'
import { eventRow } from '../../../nouns/events.ts'
import { jobRow } from '../../../nouns/jobs.ts'
import { serviceRow } from '../../../nouns/services.ts'
import { chooseDistrict, DISTRICTS, type NearMe as Near, nearMe, readDistrict } from '../../../state/near-me.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { SectionHead } from './section-head.tsx'

/** What is on in the reader's district, from what this phone holds. A phone that does not let us look shows nothing here. */
export function NearMe() {
  const { t, i18n } = useTranslation('home')
  const [near, setNear] = useState<Near | 'unknown'>()
  useEffect(() => {
    let isOver = false
    const check = async () => {
      const district = await readDistrict()
      const found = district ? await nearMe(district) : 'unknown'
      if (!isOver) setNear(found)
    }
    check().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [])
  if (near === undefined) return null
  const nameOf = ({ name, name_bn }: NamedPlace) => (i18n.language === 'bn' ? name_bn : name)
  const chosen = near === 'unknown' ? undefined : near.district
  const choose = (name: string) => {
    const district = DISTRICTS.find((one) => one.name === name)
    if (!district) return
    chooseDistrict(name)
    nearMe(district).then(setNear, () => setNear(undefined))
  }
  return (
    <section>
      <div className="flex flex-wrap items-center min-h-12">
        <SectionHead title={chosen ? t('near.in', { place: nameOf(chosen) }) : t('near.title')} />
      </div>
      <label className="block mb-2">
        <span className="block pb-1 text-sm text-ink-soft">{t('near.district')}</span>
        <select className="field" value={chosen?.name ?? ''} onChange={({ target }) => choose(target.value)}>
          {!chosen && <option value="">{t('near.choose')}</option>}
          {DISTRICTS.map((one) => (
            <option key={one.name} value={one.name}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {near !== 'unknown' && <Found near={near} />}
      <p className="mt-2 text-sm text-ink-soft">{t('near.private')}</p>
    </section>
  )
}

function Found({ near: { district, events, services, jobs } }: { near: Near }) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  const tools = { t, format, language: i18n.language }
  if (events.length + services.length + jobs.length === 0)
    return (
      <p>
        {t('near.none')}{' '}
        <AppLink to={`/jobportal?district=${encodeURIComponent(district.name)}`} className="link">
          {t('seeJobs')}
        </AppLink>
      </p>
    )
  return (
    <div className="grid gap-2" aria-live="polite">
      {services.length > 0 && (
        <>
          <h3 className="text-base">{t('near.free')}</h3>
          <ul className="grid gap-2">
            {services.map((service) => (
              <ItemRow key={service.service_id} {...serviceRow(service, tools)} />
            ))}
          </ul>
          <AppLink to={`/services?district=${encodeURIComponent(district.name)}`} className="target justify-start! text-brand font-600">
            {t('services.seeAll')}
          </AppLink>
        </>
      )}
      <ul className="grid gap-2">
        {events.map((event) => (
          <ItemRow key={`events/${event.event_id}`} {...eventRow(event, tools)} />
        ))}
        {jobs.map((job) => (
          <ItemRow key={`jobs/${job.job_post_id}`} {...jobRow(job, tools)} />
        ))}
      </ul>
    </div>
  )
}
