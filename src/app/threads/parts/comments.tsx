import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useSession } from '../../state/session/session.ts'
import { useSettings } from '../../state/settings.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import type { Answer } from '../../wire/answer.ts'
import { useLeftOut } from '../left-out.ts'
import { useOwnComments } from '../own-comments.ts'
import { notListed, type OwnRow } from '../own-rows.ts'
import type { FirstComments, ThreadSubject } from '../subject.ts'
import { DeskProvider, useDesk } from '../use-desk.ts'
import { useMayWrite } from '../use-may-write.ts'
import { useNewDesk, useWantedNear } from '../use-new-desk.ts'
import { CommentList } from './comment-list.tsx'

/** As high as the form that comes: what stands below is being read. */
const ROOM = 'min-h-[31rem] sm:min-h-[26rem]'

/** Where one writes a comment, or why one cannot. */
function WritePlace() {
  const { t } = useTranslation('comments')
  const { subject } = useDesk()
  if (useMayWrite(subject)) return <FormPlace />
  if (subject.isClosed)
    return (
      <p id="write-comment" className="text-ink-soft">
        <Icon name="i-lucide-message-circle-off" /> {t('closed')}
      </p>
    )
  return <LogInFirst page={subject.page} />
}

/** Where accounts alone write, who has none here is led to where one signs in, and back. */
function LogInFirst({ page }: { page: string }) {
  const { t } = useTranslation('comments')
  const { pathname } = useLocation()
  return (
    <p id="write-comment" className="js-only">
      <AppLink to={`/login${canonicalQuery({ next: pathname || page })}`} className="btn-quiet max-w-full flex-wrap">
        <Icon name="i-lucide-log-in" /> {t('logIn')}
      </AppLink>
    </p>
  )
}

/** Until its form is here, a button that brings it. */
function FormPlace() {
  const { t } = useTranslation('comments')
  const desk = useDesk()
  const { Part, want } = desk
  const place = useWantedNear(desk)
  const dataSaver = useSettings((settings) => settings.dataSaver)
  return (
    <div ref={place} id="write-comment" className={`card p-4 grid gap-3 content-start js-only ${Part || dataSaver ? '' : ROOM}`}>
      {Part ? (
        <>
          <h3 className="text-base">{t('write')}</h3>
          <Part part={{ kind: 'write' }} />
        </>
      ) : (
        <Button icon="i-lucide-pencil" className="justify-self-start" onClick={want}>
          {t('write')}
        </Button>
      )}
    </div>
  )
}

const NONE: readonly OwnRow[] = []

/** What readers say about one item: the first comments came with the page, and work without scripts; writing comes late. */
export function Comments({ subject, answer }: { subject: ThreadSubject; answer: Answer<FirstComments> }) {
  const { t } = useTranslation('comments')
  const { comments, comment_count = comments.length } = answer.value
  const desk = useNewDesk(subject, answer.fetchedAt)
  const { Part } = desk
  const own = useOwnComments((store) => (store.page === subject.page ? store.rows : NONE))
  const reader = useSession(({ account }) => account?.id)
  const news = notListed(own, { rows: comments, fetchedAt: answer.fetchedAt, reader }).filter(({ state }) => state === 'shown').length
  const counted = useLeftOut((store) => store.counted)
  const isCorrected = counted?.page === subject.page && counted.of === answer.fetchedAt
  const count = (isCorrected ? counted.count : comment_count) + news
  const kept = useKeptFocus<HTMLElement>()
  return (
    <DeskProvider value={desk}>
      <section aria-labelledby="comments-title" className="grid grid-cols-1 gap-4" {...kept}>
        <h2 id="comments-title" className="text-lg" tabIndex={-1} data-keeps-focus="">
          {count === 0 ? t('title') : t('count', { count })}
        </h2>
        {Part && <Part part={{ kind: 'follow' }} />}
        <CommentList answer={answer} total={comment_count} own={own} />
        {Part && <Part part={{ kind: 'hidden' }} />}
        <WritePlace />
      </section>
    </DeskProvider>
  )
}
