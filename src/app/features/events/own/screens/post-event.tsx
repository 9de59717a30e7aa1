import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormColumns } from '../../../../ui/form/form-columns.tsx'
import { FormFailure } from '../../../../ui/form/form-failure.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { RestoredBanner } from '../../../../ui/form/restored-banner.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { EVENT_DRAFT, type EventDraft } from '../event-draft.ts'
import { draftName } from '../event-draft-name.ts'
import { EMPTY_EVENT, PostedEvent } from '../event-values.ts'
import { EventFields, FIELD_ORDER } from '../parts/event-form/event-fields.tsx'
import { FormAside } from '../parts/preview/form-aside.tsx'
import { type EventStart, useEventForm } from '../use-event-form.ts'
import { useEventPosting } from '../use-event-posting.ts'

interface Props {
  /** The way in and back, which belongs to the shell. */
  logIn: ReactNode
}

const NAME = draftName()
const emptyStart = (): EventStart => ({
  texts: EMPTY_EVENT,
  picture: undefined,
  base: undefined,
  client_key: '',
  post_try: '',
  writer: newKey(),
})

/** "Post Event": what is typed stays on the phone until it is posted. @see Specification §2.6 "/selleraddevent", §4, §5 */
export function PostEvent({ logIn }: Props) {
  const { t } = useTranslation('selling')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(NAME, { shape: EVENT_DRAFT, round })
  return (
    <div className="max-w-4xl lg:max-w-none">
      <h1 className="text-xl pb-4">{t('post.title')}</h1>
      {draft === 'asking' ? <FormWaiting /> : <PostForm key={round} draft={draft} logIn={logIn} onStartOver={() => setRound(round + 1)} />}
    </div>
  )
}

function PostForm({ draft, logIn, onStartOver }: Props & { draft: EventDraft | undefined; onStartOver: () => void }) {
  const { t } = useTranslation('selling')
  const [start] = useState<EventStart>(() => draft ?? emptyStart())
  const { post, isPosted, isKept } = useEventPosting()
  const event = useEventForm({ name: NAME, start, schema: PostedEvent, onSubmit: (filled) => post(filled, event) })
  const { form, faults, forget } = event
  const isOffline = useIsOffline()
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  return (
    <FormColumns aside={<FormAside of={event} />}>
      <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
        {draft && <RestoredBanner at={draft.at} onStartOver={startOver} />}
        <NeedsInternet text={t('post.offlineNote')} problem={form.problem} />
        <FormFailure problem={form.problem} failed={t('post.failed')} isKept={isKept} isOffline={isOffline} offline={t('post.offline')} logIn={logIn} />
        <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={(field) => t(`form.${field as 'title'}`)} onGo={form.focus} />
        <EventFields of={event} />
        <SubmitButton form={form} busy={t('post.busy')} isLeaving={isPosted} className="sm:w-auto sm:justify-self-start">
          {t('post.action')}
        </SubmitButton>
      </ScreenForm>
    </FormColumns>
  )
}
