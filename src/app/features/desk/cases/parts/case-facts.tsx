import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { DeskCase } from '#contract/desk/cases.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ReportRows } from '../../../../ui/lists/report-rows.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { CasePicture } from './case-picture.tsx'

/** What a case is about, why it is one, and what was before. */
export function CaseFacts({ found }: { found: DeskCase }) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const format = useFormat()
  const { kind, subject, text, former = [], path, picture, pictures = [], held_reason, reports, earlier, decided, state, is_gone } = found
  return (
    <>
      <Writer found={found} />
      {path && (
        <p>
          <AppLink to={`/${path.slice(1)}`} className="link">
            {t('page')}
          </AppLink>
        </p>
      )}
      {text && (
        <p lang={scriptLanguage(text)} dir="auto" className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3">
          {text}
        </p>
      )}
      {former.length > 0 && <Former former={former} />}
      {is_gone && <p className="text-ink-soft">{t('gone')}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('pictures.title')}>
          {pictures.map((id) => (
            <li key={`${subject} ${id}`}>
              <CasePicture kind={kind} subject={subject} picture_id={id} />
            </li>
          ))}
        </ul>
      )}
      {picture && <CasePicture key={subject} kind={kind} subject={subject} />}
      {held_reason && (
        <p className="text-sm font-600 text-marigold">
          <Icon name="i-lucide-shield-alert" /> {t(`held.${held_reason}`, { defaultValue: t('held.other') })}
        </p>
      )}
      {reports.length > 0 && (
        <section>
          <h3 className="text-sm font-600">{t('reports', { count: found.report_count })}</h3>
          <ReportRows reports={reports} wordOf={(reason) => t(`reasons.${reason}`)} className="text-sm pt-1" />
        </section>
      )}
      <Earlier earlier={earlier} />
      {decided && (
        <p className="text-sm">
          <b className="font-600">{t(`states.${state}`)}</b> · {format.dateTime(decided.at)}
          {decided.by && (
            <>
              {' · '}
              <MixedText text={t('member', { name: decided.by })} />
            </>
          )}
          {decided.reason && (
            <q lang={scriptLanguage(decided.reason)} className="block wrap-anywhere">
              {decided.reason}
            </q>
          )}
        </p>
      )}
    </>
  )
}

/** What it said before it was changed, folded: it may be why. */
function Former({ former }: { former: NonNullable<DeskCase['former']> }) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const format = useFormat()
  return (
    <details>
      <summary className="target justify-start! link">{t('former.title', { count: former.length })}</summary>
      <ol className="grid grid-cols-1 gap-2">
        {former.map(({ text, at }) => (
          <li key={at} className="rounded-control bg-sunken p-3 text-sm">
            <span className="block text-ink-soft">{t('former.until', { at: format.dateTime(at) })}</span>
            <span lang={scriptLanguage(text)} dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {text || t('former.empty')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Other cases, where there are any. */
function Earlier({ earlier: { subject, owner } }: Pick<DeskCase, 'earlier'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  if (subject === 0 && !owner) return null
  return (
    <p className="text-sm text-ink-soft">
      {subject > 0 && t('earlier.subject', { count: subject })}
      {subject > 0 && Boolean(owner) && ' · '}
      {Boolean(owner) && t('earlier.owner', { count: owner ?? 0 })}
    </p>
  )
}

function Writer({ found: { author, username, written_at, is_gone } }: { found: DeskCase }) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const format = useFormat()
  if (is_gone) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      {author && (
        <b className="font-600 text-ink wrap-anywhere" lang={scriptLanguage(author)}>
          {author}
        </b>
      )}
      <MixedText text={username === null ? t('guest') : t('member', { name: username })} />
      {written_at && <time dateTime={written_at}>{format.dateTime(written_at)}</time>}
    </p>
  )
}
