import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsOf } from '#contract/shared-content.ts'
import { SHARED_LIMITS, type ShareFailure, sharedItemPath } from '#contract/sharing.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import type { SharedItem } from '../../../state/drafts/shared-items.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { OfflineLine } from '../../../ui/lists/offline-line.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import type { ShareAccess, ShareChoice } from '../choices.ts'
import { SharedCard } from '../parts/shared-card.tsx'
import { useSharedItems } from '../use-shared-items.ts'

interface Props {
  /** The item of the address; undefined: all of them. */
  id: string | undefined
  /** Why nothing was kept. */
  failure: ShareFailure | undefined
  choices: readonly ShareChoice[]
  access: ShareAccess
  logIn: ReactNode
}

/** What other apps shared with this one, and what it is to become. Works without network: all of it is on the phone. */
export function ShareChooser({ id, failure, choices, access, logIn }: Props) {
  const { t } = useTranslation('sharing')
  const { items, retry, forget } = useSharedItems(id)
  const isOffline = useIsOffline()
  return (
    <div className="mx-auto max-w-2xl w-full grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      {failure && <Failure failure={failure} />}
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (items === 'asking') return <Waiting />
    if (items === 'failed') return <Unreadable onRetry={retry} />
    const item = items.find((one) => one.id === id)
    const others = items.filter((one) => one !== item)
    return (
      <>
        {item && <OfflineLine isOffline={isOffline} text={t('offline')} />}
        {item && <SharedCard key={item.id} item={item} choices={choices} access={access} logIn={logIn} onForget={() => forget(item.id)} />}
        {!item && id && <Gone hasOthers={others.length > 0} />}
        {others.length > 0 && <Others items={others} title={t(item ? 'others' : 'waiting')} />}
        {items.length === 0 && !id && !failure && <Empty />}
      </>
    )
  }
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3">
      <div className="skeleton h-32" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
    </div>
  )
}

/** The phone does not give its store out. */
function Unreadable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('sharing')
  return (
    <div role="alert" className="card p-4 grid gap-3 justify-items-start">
      <p>{t('unreadable')}</p>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

function Failure({ failure }: { failure: ShareFailure }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const megabytes = (bytes: number) => format.number(bytes / 1024 / 1024)
  const facts = {
    items: format.number(SHARED_LIMITS.mostItems),
    picture: megabytes(SHARED_LIMITS.mostPictureBytes),
    pdf: megabytes(SHARED_LIMITS.mostPdfBytes),
  }
  return (
    <div role="alert" className="card p-4 flex gap-3 border-marigold">
      <Icon name="i-lucide-circle-alert" className="text-marigold mt-1" />
      <div className="grid gap-1">
        <h2>{t(`failures.${failure}.title`)}</h2>
        <p>{t(`failures.${failure}.text`, facts)}</p>
      </div>
    </div>
  )
}

/** The address names something that is not here. */
function Gone({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('sharing')
  return (
    <div role="status" className="card p-4 grid gap-2 justify-items-start">
      <h2 className="text-lg">{t('gone.title')}</h2>
      <p>{t('gone.text')}</p>
      {!hasOthers && (
        <ScreenLink to="/" className="btn-quiet">
          {t('common:notFound.link')}
        </ScreenLink>
      )}
    </div>
  )
}

function Empty() {
  const { t } = useTranslation('sharing')
  return <NothingHere drawing="empty" title={t('empty.title')} hint={t('empty.text')} />
}

/** What waits besides. */
function Others({ items, title }: { items: readonly SharedItem[]; title: string }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  return (
    <section aria-labelledby="shared-others" className="grid gap-2 mt-2">
      <h2 id="shared-others" className="text-lg">
        {title}
      </h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <AppLink to={sharedItemPath(item.id) as `/${string}`} className="card p-4 grid gap-1 active:bg-sunken">
              <span className="font-600 wrap-anywhere">{nameOf(item)}</span>
              <span className="text-sm text-ink-soft">{format.dateTime(item.at)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )

  function nameOf(item: SharedItem): string {
    const { title: own, text, url } = wordsOf(item)
    const name = own || text || url || item.files[0]?.name || ''
    const letters = [...name]
    if (letters.length === 0) return t('picture')
    return letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : name
  }
}
