import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import type { ShareAccess, ShareChoice, SharedContent } from '../choices.ts'

interface Props {
  choices: readonly ShareChoice[]
  content: SharedContent
  access: ShareAccess
  /** It lies in the form: the item is to be forgotten. */
  onTaken: () => Promise<void>
}

/** What it can become, each with what it needs. */
export function ChoiceList({ choices, content, access, onTaken }: Props) {
  const { t } = useTranslation('sharing')
  const fitting = choices.filter(({ takes }) => takes(content))
  const begin = useBegin(content, onTaken)
  return (
    <section aria-labelledby="share-choices" className="grid gap-3 mt-2">
      <h2 id="share-choices" className="text-lg">
        {t('choices.title')}
      </h2>
      <ul className="grid gap-3">
        {fitting.map((choice) => (
          <li key={choice.id} className="card p-4 grid gap-2 justify-items-start">
            <h3 className="flex items-center gap-2">
              <Icon name={choice.icon} className="text-brand" />
              {t(`choices.${choice.id}.title`)}
            </h3>
            <p className="text-ink-soft">{t(`choices.${choice.id}.text`)}</p>
            <Needs choice={choice} access={access} />
            {canBegin(choice, access) && (
              <BusyButton
                variant={fitting.length === 1 ? 'primary' : 'quiet'}
                isBusy={begin.busy === choice.id}
                aria-describedby="share-failed"
                onClick={() => void begin.ask(choice)}
              >
                {t(`choices.${choice.id}.action`)}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      <div id="share-failed" role="alert" className="text-danger empty:hidden">
        {begin.problem && (
          <>
            <Icon name="i-lucide-circle-alert" />{' '}
            {t(`refused.${begin.problem.code}`, { defaultValue: t(`problems:${begin.problem.code}.text`, t('common:error.text')) })}
          </>
        )}
      </div>
      {begin.replacing && (
        <AskDialog title={t('replace.title')} yes={t('replace.yes')} no={t('replace.no')} onYes={begin.replace} onClose={begin.keep}>
          <p>{t(`choices.${begin.replacing.id}.unfinished`)}</p>
          <AppLink to={begin.replacing.to} className="link target">
            {t('replace.open')}
          </AppLink>
        </AskDialog>
      )}
    </section>
  )
}

const canBegin = ({ needs }: ShareChoice, { hasOwner, isSeller }: ShareAccess): boolean => hasOwner && (needs === 'account' || isSeller !== false)

/** What is missing, and the way to it. */
function Needs({ choice: { needs }, access }: { choice: ShareChoice; access: ShareAccess }) {
  const { t } = useTranslation('sharing')
  if (!access.hasOwner)
    return (
      <p className="text-sm">
        <Icon name="i-lucide-lock" /> {t(needs === 'seller' ? 'needs.visitorSeller' : 'needs.visitor')}
      </p>
    )
  if (needs === 'seller' && access.isSeller === false)
    return (
      <>
        <p className="text-sm">
          <Icon name="i-lucide-store" /> {t('needs.seller')}
        </p>
        <ScreenLink to="/become-a-seller" className="btn-quiet">
          {t('shell:titles.become-a-seller')}
        </ScreenLink>
      </>
    )
  return null
}

/** Begins a form with it, and goes there; asks first where something unfinished would be lost. */
function useBegin(content: SharedContent, onTaken: () => Promise<void>) {
  const router = useRouter()
  const prefix = usePrefix()
  const [busy, setBusy] = useState<ShareChoice['id']>()
  const [problem, setProblem] = useState<Problem>()
  const [replacing, setReplacing] = useState<ShareChoice>()
  const begin = async (choice: ShareChoice) => {
    const to = await choice.begin(content)
    // In the form it is kept already: at worst it lies in both places.
    await onTaken().catch(() => undefined)
    await router.navigate({ href: withLanguage(prefix, to) })
  }
  const ask = async (choice: ShareChoice) => {
    setBusy(choice.id)
    setProblem(undefined)
    try {
      if (await choice.hasDraft()) setReplacing(choice)
      else await begin(choice)
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
    }
    setBusy(undefined)
  }
  const replace = async () => {
    if (replacing) await begin(replacing)
  }
  return { busy, problem, replacing, ask, replace, keep: () => setReplacing(undefined) }
}
