import { useTranslation } from 'react-i18next'
import { RELATED, type Related, type RelatedMember } from '#contract/relations/relations.ts'
import { loadRelated } from '../../../members/relation-calls.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { TabStrip } from '../../../ui/navigation/tab-strip.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { usePages } from '../../../wire/use-pages.ts'
import { PeopleProblem } from '../parts/people-problem.tsx'
import { RelatedRow } from '../parts/related-row.tsx'

/** Whom one follows, by whom one is followed, whom one has muted and blocked, each with its undoing. */
export function RelatedMembers({ which }: { which: Related }) {
  const { t } = useTranslation('members')
  useHeadingTitle(`${t('related.title')}: ${t(`related.${which}`)}`)
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-xl pb-2">{t('related.title')}</h1>
      <TabStrip
        label={t('related.title')}
        tabs={RELATED.map((name) => ({ name, to: `/relations/${name}` as const, text: t(`related.${name}`) }))}
        current={which}
      />
      <List key={which} which={which} />
    </div>
  )
}

function List({ which }: { which: Related }) {
  const { t } = useTranslation('members')
  const { answer, problem, reload } = useCachedAnswer((options) => loadRelated(which, undefined, options), `related ${which}`)
  if (!answer) return problem ? <PeopleProblem problem={problem} title={t('related.failed')} retry={reload} /> : <RowsWaiting />
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t(`related.what.${which}`)}</p>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <Rows which={which} first={answer.value} />
    </div>
  )
}

function Rows({ which, first }: { which: Related; first: { results: RelatedMember[]; next_cursor: string | null } }) {
  const { t } = useTranslation('members')
  const pages = usePages<RelatedMember>({ first, load: (cursor) => loadRelated(which, cursor), nameOf: ({ user_id }) => user_id }, `related ${which}`)
  if (pages.rows.length === 0)
    return (
      <NothingHere drawing="empty" title={t(`related.none.${which}`)} as="h2">
        {which === 'following' && (
          <AppLink to="/search" className="btn-quiet">
            {t('related.find')}
          </AppLink>
        )}
      </NothingHere>
    )
  return (
    <>
      <ul className="grid gap-2">
        {pages.rows.map((member) => (
          <RelatedRow key={member.user_id} which={which} member={member} />
        ))}
      </ul>
      <LoadMore
        more={pages}
        texts={{ more: t('related.more'), loading: t('common:loading'), offline: t('related.offline'), failed: t('related.failed') }}
        byItself
      />
    </>
  )
}
