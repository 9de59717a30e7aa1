import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editStart } from '../../../../state/drafts/edit-start.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { EditFrame } from '../../../../ui/form/edit-frame.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { baseOf } from '../article-changes.ts'
import { editName } from '../article-draft-name.ts'
import { ARTICLE_DRAFT } from '../article-values.ts'
import { loadOwnArticle } from '../calls.ts'
import { ArticleEditForm } from '../parts/article-form/article-edit-form.tsx'
import { ArticleStanding } from '../parts/article-standing.tsx'

interface Props {
  blogId: number
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

/** "Edit article", with what the phone holds of it until the service has answered. */
export function EditArticle({ blogId, logIn }: Props) {
  const { t } = useTranslation('writing')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(editName(blogId), { shape: ARTICLE_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnArticle(blogId, { ...options, keptFirst: true }), `own-article ${blogId}`)
  const own = answer?.value
  const list = { to: '/writing', title: t('shell:titles.writing') } as const
  return (
    <EditFrame
      title={t('titles.update')}
      problem={problem}
      notLoaded={(met) => <ScreenProblem problem={met} title={t('edit.notLoaded')} retry={reload} list={list} />}
      logIn={logIn}
    >
      {own && (
        <>
          <div className="grid gap-2 pb-4">
            <ArticleStanding blog={own} />
            <AgeNote answer={answer} />
          </div>
          {draft === 'asking' ? (
            <FormWaiting />
          ) : (
            <ArticleEditForm
              key={round}
              own={own}
              start={editStart(draft, baseOf(own))}
              restoredAt={draft?.at}
              logIn={logIn}
              onRead={put}
              onStartOver={() => setRound(round + 1)}
            />
          )}
        </>
      )}
    </EditFrame>
  )
}
