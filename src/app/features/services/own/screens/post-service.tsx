import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
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
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FormAside } from '../parts/service-form/form-aside.tsx'
import { NewPictures } from '../parts/service-form/new-pictures.tsx'
import { FIELD_ORDER, ServiceFields } from '../parts/service-form/service-fields.tsx'
import { draftName } from '../service-draft-name.ts'
import { EMPTY_SERVICE, SERVICE_DRAFT, type ServiceDraft, type ServiceTexts } from '../service-values.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { type ServiceStart, useServiceForm } from '../use-service-form.ts'
import { useServicePosting } from '../use-service-posting.ts'

interface Props {
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

const NAME = draftName()
/** Numbers that are typed, as the reader writes them. */
const NUMBERS = [
  'hours_least',
  'hours_most',
  'duration',
  'seats',
  'pause_before',
  'pause_after',
  'notice_hours',
  'horizon_days',
  'answer_hours',
  'advance_percent',
] as const

const emptyStart = ({ digits }: Formatter): ServiceStart => ({
  texts: { ...EMPTY_SERVICE, ...(Object.fromEntries(NUMBERS.map((name) => [name, digits(EMPTY_SERVICE[name])])) as Partial<ServiceTexts>) },
  picture: undefined,
  base: undefined,
  client_key: '',
  post_try: '',
  writer: newKey(),
})

/** "Post a service": what is typed stays on the phone until it is posted. */
export function PostService({ logIn }: Props) {
  const { t } = useTranslation('team')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(NAME, { shape: SERVICE_DRAFT, round })
  return (
    <div className="max-w-4xl lg:max-w-none">
      <h1 className="text-xl pb-4">{t('titles.add')}</h1>
      {draft === 'asking' ? <FormWaiting /> : <PostForm key={round} draft={draft} logIn={logIn} onStartOver={() => setRound(round + 1)} />}
    </div>
  )
}

function PostForm({ draft, logIn, onStartOver }: Props & { draft: ServiceDraft | undefined; onStartOver: () => void }) {
  const { t } = useTranslation('team')
  const labelOf = useFieldLabel()
  const format = useFormat()
  const [start] = useState<ServiceStart>(() => draft ?? emptyStart(format))
  const { post, isPosted, isKept } = useServicePosting()
  const service = useServiceForm({ name: NAME, start, onSubmit: (filled) => post(filled, service) })
  const { form, faults, forget } = service
  const isOffline = useIsOffline()
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  const [first] = service.pictures
  return (
    <FormColumns aside={<FormAside of={service} picture={first && { blob: first }} />}>
      <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
        {draft && <RestoredBanner at={draft.at} onStartOver={startOver} />}
        <NeedsInternet text={t('post.offlineNote')} problem={form.problem} />
        <FormFailure problem={form.problem} failed={t('post.failed')} isKept={isKept} isOffline={isOffline} offline={t('post.offline')} logIn={logIn} />
        <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={labelOf} onGo={form.focus} />
        <ServiceFields of={service} pictures={<NewPictures of={service} />} isNew />
        <SubmitButton form={form} busy={t('post.busy')} isLeaving={isPosted} className="sm:w-auto sm:justify-self-start">
          {t('post.action')}
        </SubmitButton>
      </ScreenForm>
    </FormColumns>
  )
}
