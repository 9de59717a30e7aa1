import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { LOG_KINDS, type LogRow } from '#contract/desk/people.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { PagedList } from '../../parts/paged-list.tsx'
import { type LogFilter, loadLog } from '../calls.ts'
import { LogEntry } from '../parts/log-entry.tsx'

/** What happened to accounts and what staff did, looks at people included. @param filter of the address */
export function Log({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const name = `desk log ${new URLSearchParams({ ...filter })}`
  return (
    <>
      <h1 className="text-xl">{t('log.title')}</h1>
      <Filter key={name} filter={filter} />
      <PagedList<LogRow>
        key={`list ${name}`}
        name={name}
        load={(options, cursor) => loadLog(filter, options, cursor)}
        nameOf={({ id }) => id}
        empty={t('log.empty')}
      >
        {(row) => <LogEntry row={row} />}
      </PagedList>
    </>
  )
}

function Filter({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const router = useRouter()
  const prefix = usePrefix()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value).trim()]).filter(([, value]) => value !== '')
    const query = new URLSearchParams(asked).toString()
    void router.navigate({ href: withLanguage(prefix, `/desk/log${query && `?${query}`}`), resetScroll: false })
  }
  const text = { type: 'text', maxLength: 60, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, className: 'field' } as const
  return (
    <form onSubmit={show} className="grid grid-cols-1 sm:grid-cols-[2fr_1fr_1fr_auto] items-end gap-2">
      <label className="grid gap-1">
        {t('log.kind')}
        <select name="kind" defaultValue={filter.kind} className="field">
          <option value="">{t('log.allKinds')}</option>
          {LOG_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        {t('log.user')}
        <input {...text} name="user" defaultValue={filter.user} />
      </label>
      <label className="grid gap-1">
        {t('log.by')}
        <input {...text} name="by" defaultValue={filter.by} />
      </label>
      <Button type="submit" icon="i-lucide-search">
        {t('log.show')}
      </Button>
    </form>
  )
}
