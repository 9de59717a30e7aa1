import { useTranslation } from 'react-i18next'
import { instantOf } from '#contract/core/form-values.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { EditConflicts } from '../../../../../ui/form/edit-conflicts.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Picture } from '../../../../../ui/media/picture.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { EventPart } from '../../event-changes.ts'
import type { EventTexts } from '../../event-values.ts'
import { useCategoryNames } from '../../use-category-lists.ts'
import type { EventEditing } from '../../use-editing.ts'

interface Props {
  editing: EventEditing
  tone: number
}

/** What was changed in an event here and elsewhere meanwhile. */
export function EventConflicts({ editing: { conflicts, taken, decide, event, base }, tone }: Props) {
  const { t } = useTranslation('selling')
  const mine = event.texts()
  const renderPart = (part: EventPart, whose: 'mine' | 'theirs') => {
    const texts = whose === 'mine' ? mine : base.texts
    if (part === 'category') return <CategoryWords texts={texts} />
    if (part !== 'thumbnail') return <Version part={part} texts={texts} />
    return whose === 'mine' && event.picture ? <NewPicture picture={event.picture} alt="" /> : <Picture path={base.picture} tone={tone} sizes="300px" />
  }
  return <EditConflicts conflicts={conflicts} taken={taken} decide={decide} labelOf={(part) => t(`form.${part}`)} renderPart={renderPart} />
}

interface VersionProps {
  part: Exclude<EventPart, 'thumbnail' | 'category'>
  texts: EventTexts
}

/** One part of an event in words. */
function Version({ part, texts }: VersionProps) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const moment = (text: string) => {
    const iso = instantOf(text)
    return iso ? format.dateTime(iso) : text
  }
  const words = (): string => {
    if (part === 'from_time' || part === 'to_time') return moment(texts[part])
    if (part === 'where') return `${t(`form.${texts.type === 'Online' ? 'Online' : 'Offline'}`)} · ${texts.type === 'Online' ? texts.link : texts.location}`
    if (part === 'description' || part === 'terms_and_condition') return textOfHtml(texts[part])
    if (part === 'other_language') return `${texts.second_title} ${textOfHtml(texts.second_description)}`
    return part === 'price' || part === 'seats' ? format.digits(texts[part]) : texts[part]
  }
  return (
    <p>
      <MixedText text={words().trim() || '–'} />
    </p>
  )
}

function CategoryWords({ texts }: { texts: EventTexts }) {
  return <p>{useCategoryNames()(texts) || '–'}</p>
}
