import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { APPLICATION_STATES, type ApplicationState } from '#contract/jobs/own-job-rules.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import type { Counts } from '../../applicant-calls.ts'
import { STATE_STYLES } from '../../phase-styles.ts'

interface Props {
  /** Undefined: not known yet. */
  counts: Counts | undefined
  chosen: ApplicationState | undefined
  /** The address of the list with this filter. */
  pathOf: (state: ApplicationState | undefined) => `/${string}`
}

/** How many applicants are in each state; each a filter. Empty states are left out, unless chosen. On a phone a strip, the chosen one in sight. */
export function StateTabs({ counts, chosen, pathOf }: Props) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const strip = useRef<HTMLElement>(null)
  const isKnown = counts !== undefined
  useEffect(() => {
    const here = isKnown && strip.current?.querySelector<HTMLElement>(`[data-state="${chosen ?? ''}"]`)
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.clientWidth) / 2
  }, [chosen, isKnown])
  const all = counts && Object.values(counts).reduce((sum, many) => sum + many, 0)
  const shown = APPLICATION_STATES.filter((state) => state === chosen || (counts?.[state] ?? 0) > 0)
  return (
    <nav ref={strip} aria-label={t('applicants.byState')} className="-mx-4 px-4 py-1 overflow-x-auto relative md:mx-0 md:px-0">
      <ul className="flex gap-2 w-max md:w-auto md:flex-wrap">
        <li data-state="">
          <AppLink to={pathOf(undefined)} replace aria-current={chosen === undefined ? 'true' : undefined} className={TAB}>
            {t('applicants.all')}
            <span className="tabular">{all !== undefined && format.number(all)}</span>
          </AppLink>
        </li>
        {shown.map((state) => (
          <li key={state} data-state={state}>
            <AppLink to={pathOf(state)} replace aria-current={state === chosen ? 'true' : undefined} className={TAB}>
              <Icon name={STATE_STYLES[state].icon} className={STATE_STYLES[state].colour} />
              {t(`states.${state}`)}
              <span className="tabular">{counts && format.number(counts[state])}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const TAB =
  'target px-3 whitespace-nowrap rounded-full border border-line bg-raised active:bg-sunken aria-[current]:border-brand aria-[current]:border-2 aria-[current]:text-brand aria-[current]:font-600'
