import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { showNotice } from '../../../../state/notices.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { TwoVersions } from '../../../../ui/controls/two-versions.tsx'
import { DraftNote } from '../../../../ui/form/draft-note.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { mayEdit } from '../may-edit.ts'
import { PostFilm, PostText } from '../parts/post-fields.tsx'
import { PostsProblem } from '../parts/posts-problem.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { loadOwnPost } from '../post-calls.ts'
import { useChanging } from '../use-changing.ts'
import { useGoTo } from '../use-composing.ts'

interface Props {
  postId: number
  logIn: ReactNode
}

/** Changes the words and the film of a post, within a day. */
export function EditPost({ postId, logIn }: Props) {
  const { t } = useTranslation('post-writing')
  const now = useNow()
  const { answer, problem, reload } = useCachedAnswer((options) => loadOwnPost(postId, options), `own post ${postId}`)
  if (!answer) return problem ? <PostsProblem problem={problem} title={t('edit.failed')} retry={reload} /> : <RowsWaiting />
  const own = answer.value
  const isLate = now !== undefined && !mayEdit(own, now)
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('edit.title')}</h1>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      {isLate ? <TooLate own={own} /> : <EditForm own={own} logIn={logIn} />}
    </div>
  )
}

function TooLate({ own }: { own: OwnPost }) {
  const { t } = useTranslation('post-writing')
  return (
    <div className="card p-4 grid gap-3 justify-items-start">
      <p>{t('edit.late', { count: POST_LIMITS.editHours })}</p>
      {own.picture_count > 0 && (
        <AppLink to={`/posts/own/${own.id}/pictures`} className="btn-primary">
          {t('own.describe')}
        </AppLink>
      )}
      <AppLink to="/posts/own" className="btn-quiet">
        {t('own.title')}
      </AppLink>
    </div>
  )
}

function EditForm({ own, logIn }: { own: OwnPost; logIn: ReactNode }) {
  const { t } = useTranslation('post-writing')
  const format = useFormat()
  const goTo = useGoTo()
  const text = useRef<HTMLTextAreaElement>(null)
  const film = useRef<HTMLInputElement>(null)
  const changing = useChanging({
    own,
    onFault: (field) => (field === 'film' ? film : text).current?.focus(),
    onSaved: async ({ id, state }) => {
      showNotice(t(state === 'held' ? 'held.notice' : 'edit.saved'))
      await goTo(state === 'held' ? '/posts/own' : `/posts/${id}`)
    },
  })
  const { value, theirs, faults, problem } = changing
  const differences = theirs
    ? (
        [
          [t('text.label'), theirs.text, value.text],
          [t('film.label'), theirs.film ?? '', value.film],
        ] as const
      ).flatMap(([label, saved, mine]) => (saved === mine ? [] : [{ label, theirs: saved, mine }]))
    : []
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void changing.save()
      }}
    >
      <p className="text-ink-soft">{t('edit.hint', { until: format.dateTime(own.edit_until) })}</p>
      {changing.isRestored && <DraftNote text={t('edit.restored')} discard={t('edit.discard')} onDiscard={() => void changing.take(own)} />}
      <PostText ref={text} value={value.text} error={faults.text} onChange={(typed) => changing.change('text', typed)} />
      <PostFilm ref={film} value={value.film} error={faults.film} onChange={(typed) => changing.change('film', typed)} />
      <div role="status" className="empty:hidden">
        {theirs && <TwoVersions differences={differences} onKeepMine={changing.keepMine} onTakeTheirs={() => void changing.take(theirs)} />}
      </div>
      <NeedsInternet text={t('edit.offline')} problem={problem} />
      <Refusal problem={problem} logIn={logIn} texts={{ 'bad-state': t('edit.late', { count: POST_LIMITS.editHours }), offline: t('edit.offline') }} />
      <div className="flex flex-wrap gap-2">
        {!theirs && (
          <BusyButton type="submit" variant="primary" isBusy={changing.isBusy}>
            {t(changing.isBusy ? 'edit.saving' : 'edit.save')}
          </BusyButton>
        )}
        <AppLink to="/posts/own" className="btn-quiet">
          {t('common:cancel')}
        </AppLink>
      </div>
    </form>
  )
}
