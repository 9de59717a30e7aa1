import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import type { PersistedDraft } from '../../../../state/drafts/persisted-draft.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFailure } from '../../../../ui/form/form-failure.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { RestoredBanner } from '../../../../ui/form/restored-banner.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { OfflineLine } from '../../../../ui/lists/offline-line.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { NEW_ARTICLE } from '../article-draft-name.ts'
import { ARTICLE_DRAFT, type ArticleTexts, EMPTY_ARTICLE, NewArticleForm } from '../article-values.ts'
import { loadAuthor } from '../calls.ts'
import { ArticleFields, FIELD_ORDER } from '../parts/article-form/article-fields.tsx'
import { FormButtons } from '../parts/article-form/form-buttons.tsx'
import { type ArticleStart, useArticleForm } from '../use-article-form.ts'
import { useArticlePosting } from '../use-article-posting.ts'

type Draft = PersistedDraft<ArticleTexts>

/** "New article": what is typed stays on the phone until it is saved. @param logIn the way in and back, which belongs to the shell */
export function NewArticle({ logIn }: { logIn?: ReactNode }) {
  const { t } = useTranslation('writing')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(NEW_ARTICLE, { shape: ARTICLE_DRAFT, round })
  const author = useCachedAnswer(loadAuthor, 'author').answer?.value
  const content = () => {
    if (draft === 'asking') return <FormWaiting />
    // What was begun is never hidden.
    if (!draft && author && author.state !== 'granted') return <NotYet />
    return <NewForm key={round} draft={draft as Draft | undefined} logIn={logIn} onStartOver={() => setRound(round + 1)} />
  }
  return (
    <div className="max-w-4xl">
      <h1 className="text-xl pb-4">{t('titles.new')}</h1>
      {content()}
    </div>
  )
}

/** A user must have asked for the right to write before writing. */
function NotYet() {
  const { t } = useTranslation('writing')
  return (
    <div role="status" className="card p-6 grid gap-3 justify-items-start">
      <p className="text-lg">{t('problems:not-an-author.title')}</p>
      <p>{t('problems:not-an-author.text')}</p>
      <ScreenLink to="/writing" className="btn-primary">
        {t('ask.action')}
      </ScreenLink>
    </div>
  )
}

interface FormProps {
  draft: Draft | undefined
  logIn: ReactNode
  onStartOver: () => void
}

function NewForm({ draft, logIn, onStartOver }: FormProps) {
  const { t } = useTranslation('writing')
  const [start] = useState<ArticleStart>(
    () => draft ?? { texts: EMPTY_ARTICLE, picture: undefined, base: undefined, client_key: '', post_try: '', writer: newKey() },
  )
  const posting = useArticlePosting()
  const article = useArticleForm({ name: NEW_ARTICLE, start, schema: NewArticleForm, onSubmit: (filled) => posting.post(filled, article) })
  const isOffline = useIsOffline()
  const { form, faults, forget } = article
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  return (
    <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
      {draft && <RestoredBanner at={draft.at} onStartOver={startOver} />}
      <OfflineLine isOffline={isOffline && form.problem?.code !== 'offline'} text={t('edit.offlineNote')} />
      <FormFailure problem={form.problem} failed={t('edit.failed')} isKept={posting.isKept} isOffline={isOffline} offline={t('edit.offline')} logIn={logIn} />
      <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={(field) => t(`form.${field as 'title'}`)} onGo={form.focus} />
      <ArticleFields of={article} phase="draft" />
      <div className="grid gap-2">
        <FormButtons of={article} phase="draft" isLeaving={posting.isPosted} />
        <p className="text-sm text-ink-soft">{t('form.draftHint')}</p>
      </div>
    </ScreenForm>
  )
}
