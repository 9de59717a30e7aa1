import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadFeed, makeFeed, stopFeed } from '../feed-calls.ts'
import { FeedAddress } from './feed-address.tsx'

/** The secret address of one's own calendar, for other programs: made, copied, made anew, stopped. */
export function CalendarFeed() {
  const { t } = useTranslation('days')
  const { answer, problem, reload, put } = useAnswer(loadFeed, 'calendar feed')
  const [path, setPath] = useState<string>()
  const make = async () => {
    const made = await makeFeed()
    setPath(made.path)
    put({ made_at: made.made_at })
  }
  const stop = async () => {
    put(await stopFeed())
    setPath(undefined)
    showNotice(t('feed.stopped'))
  }
  return (
    <>
      <p>{t('feed.intro')}</p>
      <p>
        <Icon name="i-lucide-shield-alert" className="text-marigold" /> {t('feed.secret')}
      </p>
      {!answer && !problem && <div className="skeleton h-12" />}
      {!answer && problem && (
        <div role="alert" className="grid gap-2 justify-items-start">
          <p>{problem.code === 'offline' ? t('feed.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
          <Button onClick={reload}>{t('common:retry')}</Button>
        </div>
      )}
      {answer && (answer.value.made_at === null ? <NoAddress make={make} /> : <Address made_at={answer.value.made_at} path={path} make={make} stop={stop} />)}
    </>
  )
}

function NoAddress({ make }: { make: () => Promise<void> }) {
  const { t } = useTranslation('days')
  const { isBusy, problem, run } = useAction()
  return (
    <>
      <BusyButton variant="primary" icon="i-lucide-calendar-sync" isBusy={isBusy} className="justify-self-start" onClick={() => void run(make)}>
        {t('feed.make')}
      </BusyButton>
      <p role="alert" className="empty:hidden text-danger">
        {problem && (problem.code === 'offline' ? t('feed.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
    </>
  )
}

interface AddressProps {
  made_at: string
  /** Known only where it was made just now. */
  path: string | undefined
  make: () => Promise<void>
  stop: () => Promise<void>
}

function Address({ made_at, path, make, stop }: AddressProps) {
  const { t } = useTranslation('days')
  const format = useFormat()
  const [asked, setAsked] = useState<'again' | 'stop'>()
  return (
    <>
      {path ? <FeedAddress path={path} /> : <p>{t('feed.since', { date: format.day(made_at) })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-refresh-cw" onClick={() => setAsked('again')}>
          {t('feed.again')}
        </Button>
        <Button icon="i-lucide-circle-x" onClick={() => setAsked('stop')}>
          {t('feed.stop')}
        </Button>
      </div>
      {asked && (
        <AskDialog
          title={t(`feed.ask.${asked}`)}
          yes={t(`feed.${asked}`)}
          no={t('feed.ask.cancel')}
          onYes={asked === 'again' ? make : stop}
          onClose={() => setAsked(undefined)}
        >
          {t(`feed.ask.${asked}Text`)}
        </AskDialog>
      )}
    </>
  )
}
