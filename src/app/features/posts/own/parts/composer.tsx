import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Trap } from '../../../../ui/form/trap.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { OfflineLine } from '../../../../ui/lists/offline-line.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { loadOwnPage } from '../post-calls.ts'
import { isEmpty, type PostDraft } from '../post-draft.ts'
import { useComposing, useGoTo } from '../use-composing.ts'
import { usePostDraft } from '../use-post-draft.ts'
import type { Writer } from '../writer.ts'
import { OpenPage } from './open-page.tsx'
import { PostFilm, PostText } from './post-fields.tsx'
import { type PicturesHandle, PostPictures } from './post-pictures.tsx'
import { Refusal } from './refusal.tsx'
import { UndescribedDialog } from './undescribed-dialog.tsx'

interface Props {
  draftKey: string
  /** As it was left. */
  start: PostDraft
  writer: Writer
  logIn: ReactNode
}

/** A post as it is written. Another one for each draft: give it a key. */
export function Composer({ draftKey, start, writer, logIn }: Props) {
  const { t } = useTranslation('post-writing')
  const isOffline = useIsOffline()
  const written = usePostDraft(draftKey, start)
  const text = useRef<HTMLTextAreaElement>(null)
  const film = useRef<HTMLInputElement>(null)
  const pictures = useRef<PicturesHandle>(null)
  const page = useCachedAnswer(loadOwnPage, 'own person')
  const composing = useComposing({
    written,
    client_key: draftKey,
    needsPage: writer.hasShop === false && page.answer !== undefined && page.answer.value.person === null,
    onFault: (field) => ({ text, film, pictures })[field].current?.focus(),
  })
  const { draft, put, read } = written
  const { faults, problem, question } = composing
  if (composing.outcome) return <p role="status">{composing.outcome}</p>
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void composing.post()
      }}
    >
      <OfflineLine isOffline={isOffline} text={t('offline')} />
      {writer.isVerified === false && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-mail" className="text-marigold" /> {t('verifyFirst')}{' '}
          <ScreenLink to="/profile-settings" className="link target">
            {t('ways.not-verified')}
          </ScreenLink>
        </p>
      )}
      <PostText
        ref={text}
        value={draft.text}
        error={faults.text}
        onChange={(value) => {
          composing.clear('text')
          put(() => ({ text: value }))
        }}
      />
      <PostPictures
        ref={pictures}
        pictures={draft.pictures}
        read={() => read().pictures}
        put={(change) => {
          composing.clear('pictures')
          composing.clear('text')
          put((now) => ({ pictures: change(now.pictures) }))
        }}
        error={faults.pictures}
      />
      <PostFilm
        ref={film}
        value={draft.film}
        error={faults.film}
        onChange={(value) => {
          composing.clear('film')
          put(() => ({ film: value }))
        }}
      />
      <Trap input={composing.trap} />
      <Refusal problem={problem} logIn={logIn} />
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{t(writer.hasShop ? 'asShop' : 'asPerson')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <BusyButton type="submit" variant="primary" icon="i-lucide-send" isBusy={composing.isBusy}>
            {t(composing.isBusy ? 'posting' : 'post')}
          </BusyButton>
          {!isEmpty(draft) && <DeleteDraft onDelete={written.forget} />}
        </div>
        <p className="text-sm text-ink-soft">{!isEmpty(draft) && t('kept')}</p>
      </div>
      {question === 'describe' && (
        <UndescribedDialog
          count={draft.pictures.filter(({ alt }) => alt.trim() === '').length}
          onDescribe={() => {
            composing.leave()
            pictures.current?.describe()
          }}
          onPost={() => void composing.decide('describe')}
          onClose={composing.leave}
        />
      )}
      {question === 'page' && (
        <OpenPage username={writer.username} suggested={writer.name} onOpened={() => void composing.decide('page')} onClose={composing.leave} />
      )}
    </form>
  )
}

function DeleteDraft({ onDelete }: { onDelete: () => Promise<void> }) {
  const { t } = useTranslation('post-writing')
  const goTo = useGoTo()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await onDelete()
    await goTo('/posts/own')
  }
  return (
    <>
      <Button icon="i-lucide-trash" onClick={() => setAsking(true)}>
        {t('drafts.remove')}
      </Button>
      {isAsking && (
        <AskDialog title={t('drafts.removeTitle')} yes={t('drafts.remove')} no={t('drafts.keep')} onYes={remove} onClose={() => setAsking(false)}>
          {t('drafts.removeText')}
        </AskDialog>
      )}
    </>
  )
}
