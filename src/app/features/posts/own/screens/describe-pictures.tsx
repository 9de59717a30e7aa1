import { useTranslation } from 'react-i18next'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { WordsField } from '../../../../galleries/parts/words-field.tsx'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { PostsProblem } from '../parts/posts-problem.tsx'
import { loadOwnPost, saveDescription } from '../post-calls.ts'

const SIZES = '(min-width:672px) 640px, calc(100vw - 32px)'

/** Says what is in the pictures of a post, at any time. */
export function DescribePictures({ postId }: { postId: number }) {
  const { t } = useTranslation('post-writing')
  const { answer, problem, reload, put } = useCachedAnswer((options) => loadOwnPost(postId, options), `own post ${postId}`)
  if (!answer) return problem ? <PostsProblem problem={problem} title={t('edit.failed')} retry={reload} /> : <RowsWaiting />
  const { pictures } = answer.value
  const save = async (id: number, alt: string) => put(await saveDescription(postId, id, alt))
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('own.describe')}</h1>
      <p className="text-ink-soft">{t('describe.hint')}</p>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <NeedsInternet text={t('own.offline')} />
      <ul className="grid grid-cols-1 gap-4">
        {pictures.map(({ id, file, tone, alt }, at) => (
          <li key={id} className="card p-3 grid grid-cols-1 gap-3">
            <Picture path={file} tone={tone} sizes={SIZES} alt={alt || t('forms:pictures.number', { number: at + 1 })} />
            <WordsField
              label={t('describe.label', { number: at + 1 })}
              hint={t('pictures.altHint', { count: POST_LIMITS.altLongest })}
              value={alt}
              longest={POST_LIMITS.altLongest}
              onSave={(text) => save(id, text)}
            />
          </li>
        ))}
      </ul>
      <AppLink to="/posts/own" className="btn-quiet justify-self-start">
        {t('own.title')}
      </AppLink>
    </div>
  )
}
