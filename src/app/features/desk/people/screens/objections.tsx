import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingObjection } from '#contract/desk/people.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { PagedList } from '../../parts/paged-list.tsx'
import { loadObjections } from '../calls.ts'
import { ObjectionActions } from '../parts/objection-actions.tsx'
import { SilenceFacts } from '../parts/silence-facts.tsx'
import { personPath } from '../person-path.ts'

/** Objections to silences that wait for an answer. What was answered stays in its place until the list is read again. */
export function Objections() {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      <h1 className="text-xl">{t('objection.title')}</h1>
      <PagedList<WaitingObjection> name="desk objections" load={loadObjections} nameOf={({ silence }) => silence.id} empty={t('objection.empty')}>
        {({ username, silence }) => (
          <div className="grid gap-2 p-4">
            <AppLink to={personPath(username)} className="link font-600 wrap-anywhere justify-self-start">
              <MixedText text={username} />
            </AppLink>
            <SilenceFacts silence={silence} />
            {answered.has(silence.id) ? (
              <p role="status" className="font-600 text-brand">
                {t('objection.answered')}
              </p>
            ) : (
              <ObjectionActions username={username} onDone={() => setAnswered((before) => new Set(before).add(silence.id))} />
            )}
          </div>
        )}
      </PagedList>
    </>
  )
}
