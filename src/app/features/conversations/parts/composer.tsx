import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { NewPicture } from '../../../ui/form/new-picture.tsx'
import { useAboveKeyboard } from '../../../ui/text/rich-editor/above-keyboard.ts'
import type { MessageAbout } from '../message-entry.ts'
import { useComposer } from '../use-composer.ts'
import { InterviewFields } from './interview-fields.tsx'

/** From so many code points on it is said how many are left. */
const COUNTED_FROM = 100

interface Props {
  about: MessageAbout
  /** To an interview: an employer writes to an applicant. */
  canInvite?: boolean
  /** It was handed over: the thread shows it. */
  onSend: () => void
}

/** Where a message is written, at the bottom of the screen and above the keyboard of a phone. */
export function Composer({ about, canInvite = false, onSend }: Props) {
  const { t } = useTranslation('conversations')
  const isOffline = useIsOffline()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isWriting, setWriting] = useState(false)
  useAboveKeyboard(form, isWriting)
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const composer = useComposer(about, onSend)
  const { text, left, picture, problem, canSend, isShrinking } = composer
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (file) composer.put(file)
  }
  const pictureLabel = t((isShrinking && 'picture.busy') || (picture ? 'picture.change' : 'picture.add'))
  const send = () => {
    composer.send()
    // The keyboard of the phone stays for the next one.
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    // While a word is put together, as by Bangla keyboards, Enter belongs to it. On a phone it begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!event.ctrlKey && !event.metaKey && !matchMedia('(hover: hover) and (pointer: fine)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <form
      ref={form}
      aria-label={t('composer.label')}
      className="no-print no-tabs mt-auto sticky bottom-0 z-10 -mx-4 px-4 border-t border-line bg-surface safe-bottom"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="py-2 grid gap-2">
        <div role="alert" className="empty:hidden text-sm text-danger">
          {problem && (problem.code === 'out-of-space' ? t('outbox:full') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
        </div>
        {canInvite && <Inviting meeting={composer.meeting} isEmpty={text === ''} onText={composer.type} />}
        {picture && (
          <div className="flex items-center gap-2">
            <NewPicture picture={picture} alt={t('picture.chosen')} variant="small" />
            <Button icon="i-lucide-trash" onClick={composer.dropPicture}>
              {t('picture.remove')}
            </Button>
          </div>
        )}
        <div className="flex items-end gap-1">
          <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
          <BusyButton
            variant="icon"
            icon="i-lucide-camera"
            isBusy={isShrinking}
            aria-label={pictureLabel}
            className="shrink-0"
            onClick={() => input.current?.click()}
          />
          <span className="relative grid flex-1 min-w-0">
            {/* Grows with what is typed: the field lies over a copy of its own text. */}
            <span aria-hidden="true" className="invisible field py-[11px] whitespace-pre-wrap wrap-anywhere max-h-40 overflow-hidden">
              {`${text} `}
            </span>
            <textarea
              ref={field}
              id={`${id}text`}
              rows={1}
              value={text}
              dir="auto"
              aria-label={t('composer.text')}
              aria-describedby={`${id}hint ${id}count`}
              aria-invalid={left < 0 || undefined}
              placeholder={t('composer.text')}
              autoCapitalize="sentences"
              enterKeyHint="enter"
              className="absolute inset-0 h-full field py-[11px] block resize-none"
              onChange={({ target }) => composer.type(target.value)}
              onKeyDown={onKey}
              onFocus={() => setWriting(true)}
              onBlur={() => setWriting(false)}
            />
          </span>
          <Button
            variant="primary"
            type="submit"
            icon="i-lucide-send"
            aria-label={t('composer.send')}
            aria-disabled={!canSend || undefined}
            className="shrink-0 px-3"
          />
        </div>
        <p id={`${id}hint`} className="text-sm text-ink-soft empty:hidden">
          {composer.restored ? t(`composer.restored.${composer.restored}`) : isOffline && t('composer.offline')}
        </p>
        <p id={`${id}count`} className={`text-sm text-end tabular empty:hidden ${left < 0 ? 'text-danger' : 'text-ink-soft'}`}>
          {left < COUNTED_FROM && t(left < 0 ? 'composer.over' : 'composer.left', { count: Math.abs(left) })}
        </p>
      </div>
    </form>
  )
}

interface InvitingProps {
  meeting: ReturnType<typeof useComposer>['meeting']
  /** Nothing is typed yet. */
  isEmpty: boolean
  onText: (text: string) => void
}

function Inviting({ meeting, isEmpty, onText }: InvitingProps) {
  const { t } = useTranslation('conversations')
  if (meeting.isOpen) return <InterviewFields meeting={meeting} />
  const open = () => {
    meeting.open()
    if (isEmpty) onText(t('interview.text'))
  }
  return (
    <Button icon="i-lucide-calendar-clock" className="justify-self-start" onClick={open}>
      {t('interview.invite')}
    </Button>
  )
}
