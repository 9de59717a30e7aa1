import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { loadPerson } from '../calls.ts'
import { Contact } from '../parts/contact.tsx'
import { LogEntry } from '../parts/log-entry.tsx'
import { ObjectionActions } from '../parts/objection-actions.tsx'
import { PersonActions } from '../parts/person-actions.tsx'
import { Part, PersonDevices, PersonLists } from '../parts/person-lists.tsx'
import { PersonState } from '../parts/person-state.tsx'
import { ShopRecords } from '../parts/shop-records.tsx'
import { SilenceFacts } from '../parts/silence-facts.tsx'

/** One account, to staff: that it was looked at is recorded. */
export function Person({ username }: { username: string }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const { answer, problem, reload, put } = useAnswer((options) => loadPerson(username, options), `desk person ${username}`)
  return (
    <>
      <h1 className="text-xl wrap-anywhere">
        <MixedText text={username} />
      </h1>
      {!answer && !problem && <RowsWaiting />}
      {!answer && problem && (problem.code === 'not-found' ? <p role="alert">{t('notFound')}</p> : <DeskProblem problem={problem} retry={reload} />)}
      {answer && <Shown person={answer.value} onDone={put} />}
    </>
  )
}

function Shown({ person, onDone }: { person: DeskPerson; onDone: (person: DeskPerson) => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  const waits = person.silences.find(({ objection, answer }) => objection && !answer)
  return (
    <>
      <section className="card p-4 grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {person.full_name && <MixedText text={person.full_name} />}
          <span className="text-sm text-ink-soft">{t('account', { id: person.user_id, day: format.day(person.created_at) })}</span>
          <PersonState person={person} />
        </p>
        <Contact key={person.user_id} person={person} />
        <PersonActions person={person} onDone={onDone} />
        <p className="text-sm text-ink-soft">{t('recorded')}</p>
      </section>
      <div className="grid grid-cols-1 xl:grid-cols-2 gap-4 items-start">
        <Part title={t('silences')} total={person.silences.length} empty={t('none')}>
          {person.silences.map((silence) => (
            <li key={silence.id} className="px-4 py-2 grid gap-2 border-t border-line first:border-t-0">
              <SilenceFacts silence={silence} />
              {silence === waits && !person.is_own && <ObjectionActions username={person.username} onDone={onDone} />}
            </li>
          ))}
        </Part>
        <ShopRecords person={person} />
        <PersonLists person={person} />
        <PersonDevices sessions={person.sessions} />
        <Part title={t('actions')} total={person.actions.length} empty={t('none')}>
          {person.actions.map((row) => (
            <li key={row.id} className="border-t border-line first:border-t-0">
              <LogEntry row={row} isOfPerson />
            </li>
          ))}
        </Part>
      </div>
    </>
  )
}
