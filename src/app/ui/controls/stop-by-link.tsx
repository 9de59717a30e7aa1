import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrating } from '../hydration/use-hydrating.ts'
import { Icon } from '../icons/icon.tsx'
import { useHeadingTitle } from '../navigation/use-page-title.ts'
import { BusyButton } from './busy-button.tsx'
import { useAction } from './use-action.ts'

/** Behind the sign, so that no server log and no referrer has it. */
const TOKEN = /^#stop=([\w.-]{16,200})$/

interface Words {
  title: string
  text: string
  button: string
  done: string
  /** Why it cannot be done without internet. */
  offline: string
}

interface Props {
  /** What is said of a token; undefined: it is for something else. */
  words: (token: string) => Words | undefined
  onStop: (token: string) => Promise<void>
  /** The way on from here. */
  more: ReactNode
  /** What everybody sees who comes without such a link. */
  children: ReactNode
}

/** Where the link in a mail leads that stops such mails: one tap does it, no matter which account is signed in. Other visitors see the usual screen. */
export function StopByLink(props: Props) {
  const isHydrating = useHydrating()
  return isHydrating ? props.children : <Asked {...props} />
}

function Asked({ words, onStop, more, children }: Props) {
  const { t } = useTranslation()
  const [token] = useState(() => TOKEN.exec(location.hash)?.[1])
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useAction()
  const said = token === undefined ? undefined : words(token)
  if (token === undefined || !said) return children
  // Not at once: what looks through mails follows their links too.
  const stop = async () => setDone(await run(() => onStop(token)))
  return (
    <section className="mx-auto max-w-xl card p-4 grid gap-3">
      <Heading title={said.title} />
      <div role="status" className="empty:hidden">
        {isDone && (
          <p>
            <Icon name="i-lucide-circle-check" className="text-brand" /> {said.done}
          </p>
        )}
      </div>
      {!isDone && <p>{said.text}</p>}
      <p role="alert" className="text-danger empty:hidden">
        {problem && (problem.code === 'offline' ? said.offline : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <BusyButton variant="primary" icon="i-lucide-bell-off" isBusy={isBusy} onClick={() => void stop()}>
            {said.button}
          </BusyButton>
        )}
        {more}
      </div>
    </section>
  )
}

function Heading({ title }: { title: string }) {
  useHeadingTitle(title)
  return (
    <h1 className="text-xl">
      <Icon name="i-lucide-bell-off" className="text-brand" /> {title}
    </h1>
  )
}
