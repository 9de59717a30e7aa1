import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { instantOf, wholeText } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { useSession } from '../../../../../state/session/session.ts'
import { FieldValues } from '../../../../../ui/form/field-values.tsx'
import { NewPicture } from '../../../../../ui/form/new-picture.tsx'
import { type PictureNow, StoredPicture } from '../../../../../ui/form/picture-field.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { RichHtml } from '../../../../../ui/text/rich-html.tsx'
import type { EventFormState } from '../../use-event-form.ts'

const SHOWN = ['thumbnail', 'title', 'price', 'seats', 'from_time', 'type', 'location', 'description', 'terms_and_condition'] as const
const VIEWS = ['card', 'page'] as const
/** What the form refuses is shown all the same, up to here. */
const MOST_SHOWN = 999_999_999

interface Props {
  of: EventFormState
  now: PictureNow | undefined
}

/** The event as its card and its page will be, while it is being written. What is not there yet stands as its field's name. */
export function EventPreview({ of: { form, picture }, now }: Props) {
  const { t } = useTranslation('selling')
  const [view, setView] = useState<(typeof VIEWS)[number]>('card')
  return (
    <section aria-label={t('form.preview.title')} className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base">{t('form.preview.title')}</h2>
        <div className="flex">
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              className={`target px-3 text-sm ${view === one ? 'font-600 text-brand' : 'text-ink-soft'}`}
              onClick={() => setView(one)}
            >
              {t(`form.preview.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <FieldValues form={form} names={SHOWN}>
        {(texts) => (
          <div className="card">
            {picture ? <NewPicture picture={picture} alt="" /> : <StoredPicture now={texts.thumbnail === '' ? undefined : now} alt="" />}
            <div className="grid grid-cols-1 gap-1 p-3">
              <PreviewFacts texts={texts} />
              {view === 'page' && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
                <section aria-label={t('form.preview.page')} className="max-h-80 overflow-y-auto mt-2" tabIndex={0}>
                  <Text html={texts.description} label={t('form.description')} />
                  <h4 className="mt-4 mb-1 text-base">{t('form.terms_and_condition')}</h4>
                  <Text html={texts.terms_and_condition} label={t('form.terms_and_condition')} />
                </section>
              )}
            </div>
          </div>
        )}
      </FieldValues>
    </section>
  )
}

type Shown = Readonly<Record<(typeof SHOWN)[number], string>>

function PreviewFacts({ texts: { title, price, seats, from_time, type, location } }: { texts: Shown }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const host = useSession(({ account }) => account?.username)
  const start = instantOf(from_time)
  const place = type === 'Online' ? t('form.Online') : location.trim()
  const [taka, left] = [numberIn(price), numberIn(seats)]
  return (
    <>
      <h3 className="clamp clamp-2 text-base" lang={title.trim() ? scriptLanguage(title) : undefined}>
        {title.trim() || <Missing>{t('form.title')}</Missing>}
      </h3>
      <p className="text-sm text-ink-soft truncate">{host && <MixedText text={host} />}</p>
      <p className="text-sm">{start ? format.dateTime(start) : <Missing>{t('form.from_time')}</Missing>}</p>
      <p className="text-sm truncate">{place ? <MixedText text={place} /> : <Missing>{t('form.location')}</Missing>}</p>
      <p className="flex items-baseline justify-between gap-2 pt-1">
        <b className="text-marigold tabular">{taka === undefined ? <Missing>{t('form.price')}</Missing> : format.price(taka)}</b>
        <span className="text-sm text-ink-soft">{left === undefined ? <Missing>{t('form.seats')}</Missing> : t('form.preview.seats', { count: left })}</span>
      </p>
    </>
  )
}

const Missing = ({ children }: { children: string }) => <span className="font-400 text-ink-soft">{children}: –</span>

const Text = ({ html, label }: { html: string; label: string }) =>
  html ? (
    <div lang={scriptLanguage(textOfHtml(html))}>
      <RichHtml html={html} />
    </div>
  ) : (
    <Missing>{label}</Missing>
  )

/** Of what is typed; undefined while it is no whole number. */
function numberIn(text: string): number | undefined {
  const read = v.safeParse(wholeText(MOST_SHOWN), text)
  return read.success ? read.output : undefined
}
