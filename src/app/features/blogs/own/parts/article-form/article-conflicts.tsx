import { useTranslation } from 'react-i18next'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { instantOf } from '#contract/core/form-values.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { EditConflicts } from '../../../../../ui/form/edit-conflicts.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { StoredPicture } from '../../../../../ui/form/picture-field.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { ArticlePart } from '../../article-changes.ts'
import type { ArticleTexts } from '../../article-values.ts'
import type { ArticleEditing } from '../../use-article-editing.ts'
import { useCategoryName } from '../../use-categories.ts'

interface Props {
  editing: ArticleEditing
  phase: BlogPhase
  tone: number
}

/** What was changed in an article here and elsewhere meanwhile. */
export function ArticleConflicts({ editing: { conflicts, taken, decide, article, base }, phase, tone }: Props) {
  const { t } = useTranslation('writing')
  const words = usePartWords(phase)
  const mine = article.texts()
  const renderPart = (part: ArticlePart, whose: 'mine' | 'theirs') => {
    if (part !== 'thumbnail')
      return (
        <p>
          <MixedText text={words(part, whose === 'mine' ? mine : base.texts).trim() || '–'} />
        </p>
      )
    if (whose === 'mine') return article.picture ? <NewPicture picture={article.picture} alt="" /> : '–'
    return base.picture ? <StoredPicture now={{ path: base.picture, tone }} alt="" /> : '–'
  }
  return <EditConflicts conflicts={conflicts} taken={taken} decide={decide} labelOf={(part) => t(`form.${part}`)} renderPart={renderPart} />
}

/** Gives a part of an article in words. */
function usePartWords(phase: BlogPhase): (part: Exclude<ArticlePart, 'thumbnail'>, texts: ArticleTexts) => string {
  const { t } = useTranslation('writing')
  const format = useFormat()
  const nameOf = useCategoryName()
  const publishingOf = ({ publishing, publish_at }: ArticleTexts) => {
    const at = publishing === 'later' ? instantOf(publish_at) : undefined
    if (at) return `${t('form.choices.later')}: ${format.dateTime(at)}`
    return t(`form.choices.${publishing === 'draft' && phase === 'withdrawn' ? 'withdrawn' : (publishing as 'now')}`)
  }
  return (part, texts) => {
    if (part === 'publishing') return publishingOf(texts)
    if (part === 'content') return textOfHtml(texts.content)
    if (part === 'other_language') return `${texts.second_title} ${texts.second_summary} ${textOfHtml(texts.second_content)}`
    return part === 'category' ? nameOf(texts.category) : texts[part]
  }
}
