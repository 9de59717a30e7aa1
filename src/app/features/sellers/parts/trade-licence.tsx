import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnLicence } from '#contract/sellers/trade-licence.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { dropLicence, giveLicence, readNewLicence } from '../licence-calls.ts'

/** Problems that have words of their own for a licence. */
const FAULTS: readonly ProblemCode[] = ['too-large', 'unsupported-media', 'bad-input', 'pictures-full']

interface Props {
  /** As the service has it; null: none was given. */
  licence: UsedAnswer<OwnLicence | null>
  /** After it was sent or removed: a badge hangs on it. */
  onChange: () => void
}

/** The trade licence of one's own shop: how far staff are with it, and the ways to give one, another one, or none. All of it needs the network. */
export function TradeLicence({ licence: { answer, problem: missing, reload, put }, onChange }: Props) {
  const { t } = useTranslation('sellers', { keyPrefix: 'licence' })
  const { t: whole } = useTranslation()
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const { isBusy, problem, run } = useAction()
  const [said, setSaid] = useState<'sent' | 'removed'>()
  const [isAsking, setAsking] = useState(false)
  const licence = answer?.value

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setSaid(undefined)
    void run(async () => {
      put(await giveLicence(await readNewLicence(file)))
      setSaid('sent')
      onChange()
    })
  }
  const remove = async () => {
    await dropLicence()
    put(null)
    setSaid('removed')
    onChange()
    chooser.current?.focus()
  }
  const wordsOf = (code: ProblemCode) => {
    if (isNoAnswer(code)) return t('needsNetwork')
    return FAULTS.includes(code) ? t(`faults.${code}`) : whole(`problems:${code}.text`, { defaultValue: whole('common:error.text') })
  }
  const input = { type: 'file', className: 'sr-only', tabIndex: -1, 'aria-hidden': true, onChange: choose } as const
  return (
    <section aria-labelledby={`${id}title`} className="card p-4 grid gap-2">
      <h2 id={`${id}title`} className="text-lg">
        {t('title')}
      </h2>
      {licence === undefined ? (
        <Unknown text={missing && wordsOf(missing.code)} retry={reload} />
      ) : (
        <>
          <State licence={licence} />
          <input ref={files} accept="application/pdf,image/*" {...input} />
          <input ref={camera} accept="image/*" capture="environment" {...input} />
          <span className="flex flex-wrap gap-2">
            <BusyButton
              ref={chooser}
              icon="i-lucide-paperclip"
              isBusy={isBusy}
              aria-describedby={`${id}hint ${id}error`}
              onClick={() => files.current?.click()}
            >
              {isBusy ? t('sending') : t(licence ? 'another' : 'choose')}
            </BusyButton>
            <BusyButton icon="i-lucide-camera" isBusy={isBusy} onClick={() => camera.current?.click()}>
              {t('photo')}
            </BusyButton>
            {licence && (
              <BusyButton icon="i-lucide-trash" isBusy={isBusy} onClick={() => setAsking(true)}>
                {t('remove')}
              </BusyButton>
            )}
          </span>
          <p id={`${id}hint`} className="text-sm text-ink-soft">
            {t('hint')}
          </p>
        </>
      )}
      <p id={`${id}error`} role="alert" className="text-sm text-danger empty:hidden">
        {problem && wordsOf(problem.code)}
      </p>
      <p role="status" className="sr-only">
        {said && t(`done.${said}`)}
      </p>
      {isAsking && (
        <AskDialog title={t('removeTitle')} yes={t('remove')} no={t('keep')} onYes={remove} onClose={() => setAsking(false)}>
          {t('removeText')}
        </AskDialog>
      )}
    </section>
  )
}

/** What staff say of it. */
function State({ licence }: { licence: OwnLicence | null }) {
  const { t } = useTranslation('sellers', { keyPrefix: 'licence' })
  const format = useFormat()
  if (!licence) return <p>{t('none')}</p>
  const { state, sent_at, decided_at, reason } = licence
  if (state === 'waiting') return <p>{t('waiting', { date: format.day(sent_at) })}</p>
  if (state === 'seen')
    return (
      <p className="text-brand">
        <Icon name="i-lucide-circle-check" /> {t('seen', { date: format.day(decided_at ?? sent_at) })}
      </p>
    )
  return (
    <div className="grid gap-1">
      <p className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t('refused', { date: format.day(decided_at ?? sent_at) })}
      </p>
      {reason && (
        <p lang={scriptLanguage(reason)} dir="auto" className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3">
          {reason}
        </p>
      )}
      <p className="text-sm">{t('refusedNext')}</p>
    </div>
  )
}

/** Not known yet, or not to be had. @param text why; undefined: it is on its way */
function Unknown({ text, retry }: { text: string | undefined; retry: () => void }) {
  const { t } = useTranslation()
  if (text === undefined) return <div aria-busy="true" className="skeleton h-12" />
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="text-sm text-ink-soft">{text}</p>
      <Button icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
