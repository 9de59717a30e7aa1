import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissInstall, install, useInstall } from '../state/connection/install.ts'
import { useWorkerState } from '../state/connection/worker.ts'
import { dismissKeptNews, type KeptNews, useKeptNews } from '../state/session/kept-news.ts'
import { Button } from '../ui/controls/button.tsx'
import { IosSteps } from './menu/ios-steps.tsx'
import { placeOf } from './places.ts'
import { ReportPart } from './slots/report-part.tsx'
import { useTextsOf } from './use-texts-of.ts'

/** What comes when the page is idle, where there is a network: what is told or offered unasked, and the way to report what the page is about. */
export const DeferredOffers = () => (
  <>
    <ReportPart />
    <NextOffer />
  </>
)

/** One thing at a time, above the tabs: what became of one's own things first, then a new version. */
function NextOffer() {
  const updateReady = useWorkerState((worker) => worker.updateReady)
  const [isPutOff, setPutOff] = useState(false)
  const news = useKeptNews((kept) => kept.news)
  if (news) return <KeptNewsOffer news={news} />
  if (updateReady && !isPutOff) return <UpdateOffer onLater={() => setPutOff(true)} />
  return <InstallOffer />
}

function KeptNewsOffer({ news }: { news: KeptNews }) {
  const { t } = useTranslation('sessions')
  if (!useTextsOf('/sessions', true)) return null
  return (
    <Offer title={t(`kept.${news}`)}>
      <Button variant="primary" onClick={dismissKeptNews}>
        {t('kept.seen')}
      </Button>
    </Offer>
  )
}

function UpdateOffer({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const update = () => {
    setBusy(true)
    // The page goes with it; should it not, the offer can be taken again.
    void useWorkerState
      .getState()
      .applyUpdate()
      .finally(() => setBusy(false))
  }
  return (
    <Offer title={t('common:update.title')}>
      <Button onClick={onLater}>{t('common:update.later')}</Button>
      <Button variant="primary" icon="i-lucide-refresh-cw" disabled={isBusy} onClick={update}>
        {t('common:update.action')}
      </Button>
    </Offer>
  )
}

function InstallOffer() {
  const { t } = useTranslation()
  const { way, offered } = useInstall()
  const { pathname } = useLocation()
  // A user who fills in a form is doing something else, and what lies over it would hide its button.
  if (!offered || placeOf(pathname).tab === null) return null
  return (
    <Offer title={t('common:install.action')} text={way === 'ios' ? <IosSteps /> : <p className="text-sm text-ink-soft">{t('common:install.offer')}</p>}>
      <Button onClick={dismissInstall}>{t('common:install.later')}</Button>
      {way === 'prompt' && (
        <Button variant="primary" icon="i-lucide-download" onClick={() => void install()}>
          {t('common:install.action')}
        </Button>
      )}
    </Offer>
  )
}

const Offer = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <section
    aria-label={title}
    className="no-print fixed inset-x-2 above-tabs lg:bottom-4 z-10 mx-auto max-w-xl rounded-card border border-ink-soft bg-raised p-4 grid gap-3"
  >
    <p role="status" className="font-600">
      {title}
    </p>
    {text}
    <div className="flex flex-wrap justify-end gap-2">{children}</div>
  </section>
)
