import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage, titleLength } from '#contract/core/text.ts'
import { GALLERY_TEXTS } from '#contract/galleries/gallery-limits.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { tagsIn } from '#contract/posts/post-tags.ts'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

interface FieldProps<Control> {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref: Ref<Control>
}

/** From this share of the limit on the count is read out. */
const SAID_FROM = 0.9

/** What a post says, how long it is, and the tags that were found in it. */
export function PostText({ value, onChange, error, ref }: FieldProps<HTMLTextAreaElement>) {
  const { t } = useTranslation('post-writing')
  const format = useFormat()
  const typed = titleLength(value.trim())
  const most = POST_LIMITS.textLongest
  const isNear = typed >= most * SAID_FROM
  const tags = tagsIn(value)
  const count = t('text.count', { typed: format.number(typed), most: format.number(most) })
  return (
    <div className="grid gap-1">
      <FieldFrame label={t('text.label')} hint={t('text.hint')} error={error ?? ''}>
        {({ id, aria }) => (
          <textarea
            {...aria}
            ref={ref}
            id={id}
            rows={7}
            value={value}
            lang={scriptLanguage(value)}
            dir="auto"
            autoCapitalize="sentences"
            className="field block"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      <p aria-hidden={isNear} className={`text-sm text-end tabular ${typed > most ? 'text-danger font-600' : 'text-ink-soft'}`}>
        {count}
      </p>
      <p role="status" className="sr-only">
        {isNear && count}
      </p>
      {tags.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">{t('text.tags')}</span>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="chip" lang={scriptLanguage(tag)}>
                #{tag}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** The one film of a post: an address. */
export function PostFilm({ value, onChange, error, ref }: FieldProps<HTMLInputElement>) {
  const { t } = useTranslation('post-writing')
  return (
    <FieldFrame
      label={
        <>
          <Icon name="i-lucide-clapperboard" className="text-ink-soft" /> {t('film.label')}
        </>
      }
      optional
      hint={t('film.hint')}
      error={error ?? ''}
    >
      {({ id, aria }) => (
        <input
          {...aria}
          ref={ref}
          id={id}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={GALLERY_TEXTS.linkLongest}
          className="field"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
