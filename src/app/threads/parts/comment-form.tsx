import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Trap } from '../../ui/form/trap.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { refusalKey, type useCommentForm } from '../use-comment-form.ts'
import { PublicNameNeeded } from './public-name-needed.tsx'
import { TextCount } from './text-count.tsx'

interface Props {
  state: ReturnType<typeof useCommentForm>
  /** What the button says. */
  send: string
  /** What is written: a comment, or an answer to one. */
  label: string
  onCancel?: () => void
  /** The account says who writes. */
  isForAccounts?: boolean | undefined
}

/** Name, e-mail and comment. @see Specification §2.4 */
export function CommentForm({ state: { form, trap, sent, isRestored, remembered, note, forgetName }, send, label, onCancel, isForAccounts }: Props) {
  const { t } = useTranslation('commenting')
  return (
    <ScreenForm form={form}>
      <TextField form={form} name="text" label={label} rows={4} enterKeyHint="send" autoCapitalize="sentences" dir="auto" onValue={note} />
      <TextCount form={form} />
      {isForAccounts ? <p className="text-sm text-ink-soft">{t('form.asAccount')}</p> : <WhoFields form={form} note={note} />}
      <Trap input={trap} />
      {remembered && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t('form.remembered')}
          <Button onClick={forgetName}>{t('form.forget')}</Button>
        </p>
      )}
      <FormProblem
        form={form}
        textOf={(problem) => {
          const key = refusalKey(problem)
          return key && t(key)
        }}
      />
      {form.problem?.code === 'page-needed' && <PublicNameNeeded />}
      <p role="status" className="empty:hidden">
        {sent ? (
          <>
            <Icon name={sent === 'shown' ? 'i-lucide-circle-check' : 'i-lucide-hourglass'} className={sent === 'shown' ? 'text-brand' : 'text-marigold'} />{' '}
            {t(`sent.${sent}`)}
          </>
        ) : (
          isRestored && <span className="text-sm text-ink-soft">{t('form.restored')}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy={t('form.sending')} className="sm:w-auto!">
          {send}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </ScreenForm>
  )
}

/** Who writes, where that need not be an account. */
function WhoFields({ form, note }: Pick<Props['state'], 'form' | 'note'>) {
  const { t } = useTranslation('commenting')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        autoCorrect="off"
        onValue={note}
      />
      <TextField
        form={form}
        name="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoCorrect="off"
        onValue={note}
      />
    </div>
  )
}
