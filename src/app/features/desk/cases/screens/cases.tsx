import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { DeskCase } from '#contract/desk/cases.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { type CasesFilter, casesPath, readCasesFilter } from '../cases-filter.ts'
import { CaseDetail } from '../parts/case-detail.tsx'
import { CaseFilter } from '../parts/case-filter.tsx'
import { CaseList } from '../parts/case-list.tsx'
import { useCaseQueue } from '../use-case-queue.ts'
import { useKeys } from '../use-keys.ts'

/** Keys that move through the list. */
const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['j', 1],
  ['k', -1],
])

interface Props {
  /** As the address says it. */
  search: Record<string, unknown>
  /** Undefined: none is open. */
  id: number | undefined
}

/** What readers reported and rules hold: the list, and from 1024 px the case beside it. */
export function Cases({ search, id }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const router = useRouter()
  const prefix = usePrefix()
  const filter = readCasesFilter(search)
  const queue = useCaseQueue(filter)
  const [said, setSaid] = useState('')
  const go = (asked: CasesFilter, opened?: number, replace = false) =>
    void router.navigate({ href: withLanguage(prefix, casesPath(asked, opened)), replace, resetScroll: false })
  // A key may be pressed again before the case that the first one asked for is on screen.
  const latest = useRef(id)
  useEffect(() => {
    latest.current = id
  }, [id])
  useKeys((key) => {
    const step = STEPS.get(key)
    const next = step && queue.beside(latest.current, step)
    if (next === undefined) return false
    go(filter, next, latest.current !== undefined)
    latest.current = next
    return true
  })
  const onDecided = (decided: DeskCase) => {
    const next = queue.beside(decided.id, 1) ?? queue.beside(decided.id, -1)
    queue.note(decided.id)
    setSaid(t(next === undefined ? 'decidedLast' : 'decidedNext', { state: t(`states.${decided.state}`) }))
    if (next === undefined) queue.pages.reload()
    go(filter, next, true)
  }
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-1 gap-4 items-start lg:grid-cols-[20rem_1fr]">
        <div className={id === undefined ? 'grid grid-cols-1 gap-3' : 'hidden lg:grid grid-cols-1 gap-3'}>
          <CaseFilter filter={filter} onAsk={(asked) => go(asked, undefined, true)} />
          <CaseList key={casesPath(filter)} queue={queue} filter={filter} opened={id} />
        </div>
        {id === undefined ? (
          <p className="hidden lg:block card p-6 text-center text-ink-soft">{t('choose')}</p>
        ) : (
          <div className="min-w-0 grid grid-cols-1 gap-2 lg:sticky lg:top-20">
            <AppLink to={casesPath(filter)} className="target justify-start! gap-2 link lg:hidden">
              <Icon name="i-lucide-arrow-left" /> {t('back')}
            </AppLink>
            <CaseDetail key={id} id={id} onDecided={onDecided} />
            <p className="hidden lg:block text-sm text-ink-soft">{t('keys', { down: 'J', up: 'K', enter: 'Enter' })}</p>
          </div>
        )}
      </div>
    </>
  )
}
