import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { EventGrid } from '../parts/event-grid.tsx'
import { useEventBookmarks } from '../use-event-bookmarks.ts'
import { useEventLinks } from '../use-event-links.ts'
import { useListAddress } from '../use-list-address.ts'

/**
 * What the reader keeps on this phone. Only the phone knows it, so the server writes the frame alone.
 * @param isAll nothing else is saved but events.
 */
export function SavedEvents({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  const links = useEventLinks()
  const { found, ask } = useBookmarksOf('events')
  const events = found.things ?? []
  const cards = events.flatMap(({ card }) => card ?? [])
  const keeping = useEventBookmarks(cards)
  const at = new Date(useNow() ?? 0).toISOString()
  return (
    <>
      <h1 className="text-xl mb-3">{t('common:savedList.title')}</h1>
      {found.state === 'asking' && (
        <p role="status" className="text-ink-soft">
          {t('list.loading')}
        </p>
      )}
      {found.state === 'failed' && (
        <div role="alert" className="card p-6">
          <p className="mb-3">{t('saved.failed')}</p>
          <Button onClick={ask}>{t('common:retry')}</Button>
        </div>
      )}
      {found.state === 'there' && events.length === 0 && isAll && <NothingSaved />}
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <EventGrid events={cards} tools={{ t, format, links, keeping, at }} />
      <ul className="grid gap-2 mt-4 empty:hidden">{events.map((event) => (event.card ? null : <NotFetched key={event.id} event={event} links={links} />))}</ul>
    </>
  )
}

function NotFetched({ event, links }: { event: { id: number; title: string }; links: ItemLinks }) {
  const { t } = useTranslation('events')
  return (
    <li>
      <a className="card p-3" href={links.hrefOf(event.id)} data-event={event.id} onClick={links.open}>
        <b className="block" lang={scriptLanguage(event.title)}>
          {event.title}
        </b>
        <span className="block text-sm text-marigold">{t('saved.notHeld')}</span>
      </a>
    </li>
  )
}

function NothingSaved() {
  const { t } = useTranslation('events')
  const { hrefOf, follow } = useListAddress()
  return (
    <NothingHere drawing="heart" title={t('common:savedList.empty')} hint={t('common:savedList.emptyHint')}>
      <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
        {t('common:savedList.link')}
      </a>
    </NothingHere>
  )
}
