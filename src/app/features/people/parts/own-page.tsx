import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { scriptLanguage } from '#contract/core/text.ts'
import { type OwnPerson, PERSON_LIMITS, PersonName } from '#contract/people/people.ts'
import { NeedsInternet } from '../../../nouns/needs-internet.tsx'
import { TakenOffLine } from '../../../nouns/taken-off-line.tsx'
import { useFormDraft } from '../../../state/drafts/use-form-draft.ts'
import { showNotice } from '../../../state/notices.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { PictureChoice } from '../../../ui/media/picture-choice.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadOwnPerson, removePersonPicture, sendPerson, sendPersonPicture } from '../calls.ts'
import { PeopleProblem } from './people-problem.tsx'

interface Props {
  /** What the name begins with where there is no page yet. */
  suggested: string
  /** Of the account's shop, which is its page then; null: it has none. */
  slug: string | null
  emailVerified: boolean
}

/** One's own public page, /people/{username}: without it nothing of a buyer is public. Who has a shop is found there. */
export function OwnPage({ suggested, slug, emailVerified }: Props) {
  const { t } = useTranslation('members')
  if (slug !== null)
    return (
      <>
        <p>{t('own.shop')}</p>
        <AppLink to="/sellerprofile" className="btn-quiet justify-self-start">
          {t('own.toShop')}
        </AppLink>
      </>
    )
  return <Page suggested={suggested} emailVerified={emailVerified} />
}

function Page({ suggested, emailVerified }: Pick<Props, 'suggested' | 'emailVerified'>) {
  const { t } = useTranslation('members')
  const { answer, problem, reload, put } = useCachedAnswer(loadOwnPerson, 'own person')
  if (!answer) return problem ? <PeopleProblem problem={problem} title={t('own.failed')} retry={reload} /> : <RowsWaiting />
  const { person } = answer.value
  const take = (next: OwnPerson) => put({ person: next })
  return (
    <>
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <TakenOffLine reason={person?.taken_off_reason} />
      <p className="text-ink-soft">{t(person ? 'own.opened' : 'own.what')}</p>
      {person && <Opened person={person} onChange={take} />}
      {!person && !emailVerified ? (
        <p className="font-600">{t('own.verify')}</p>
      ) : (
        <NameForm key={person?.name} person={person} suggested={suggested} onSaved={take} />
      )}
    </>
  )
}

function Opened({ person, onChange }: { person: NonNullable<OwnPerson>; onChange: (person: OwnPerson) => void }) {
  const { t } = useTranslation('members')
  const save = async (picture: Blob) => {
    onChange(await sendPersonPicture(picture))
    showNotice(t('own.pictureSaved'))
  }
  const remove = async () => {
    onChange(await removePersonPicture())
    showNotice(t('own.pictureRemoved'))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Portrait path={person.picture} name={person.name} variant="small" />
      <AppLink to={`/people/${person.username}`} className="link target justify-start! min-w-0">
        <span lang={scriptLanguage(person.name)} className="wrap-anywhere">
          {person.name}
        </span>
      </AppLink>
      <div className="flex flex-wrap gap-2">
        <PictureChoice
          hasPicture={person.picture !== null}
          texts={{
            choose: t('own.pictureChoose'),
            change: t('own.pictureChange'),
            remove: t('own.pictureRemove'),
            removeText: t('own.pictureRemoveText'),
            removeYes: t('own.pictureRemoveYes'),
            cancel: t('common:cancel'),
          }}
          onSave={save}
          onRemove={remove}
        />
      </div>
    </div>
  )
}

const Schema = v.object({ name: PersonName })

interface NameProps {
  person: OwnPerson
  suggested: string
  onSaved: (person: OwnPerson) => void
}

/** Opens the page under a name, or changes it. What is typed is kept on the phone. */
function NameForm({ person, suggested, onSaved }: NameProps) {
  const { t } = useTranslation('members')
  const [shown] = useState({ name: person?.name ?? suggested })
  const form = useScreenForm({
    schema: Schema,
    initialValues: shown,
    onSubmit: async ({ name }) => {
      const sent = form.read()
      const saved = await sendPerson(name)
      draft.forgetSent(sent)
      onSaved(saved)
      showNotice(t(person ? 'own.saved' : 'own.nowOpen'))
    },
  })
  const draft = useFormDraft(form, 'person')
  return (
    <ScreenForm form={form} focusFirst={false}>
      <TextField
        form={form}
        name="name"
        label={t('own.name')}
        hint={t('own.nameHint')}
        autoComplete="name"
        autoCapitalize="words"
        dir="auto"
        maxLength={PERSON_LIMITS.nameLongest * 2}
        onValue={draft.note}
      />
      <NeedsInternet text={t('own.offline')} problem={form.problem} />
      <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('own.offline') : undefined)} />
      <SubmitButton form={form} busy={t('own.saving')}>
        {t(person ? 'own.save' : 'own.open')}
      </SubmitButton>
    </ScreenForm>
  )
}
