import { type ReactNode, useState } from 'react'
import type { Problem } from '#contract/core/problem.ts'
import { ActionProblem } from '../controls/action-problem.tsx'
import { BusyButton } from '../controls/busy-button.tsx'
import { Dialog } from '../controls/dialog.tsx'

interface Props {
  /** Within this page; undefined: it was not fetched yet. */
  address: string | undefined
  isBusy: boolean
  problem: Problem | undefined
  load: () => void
  /** `show` on the button that fetches it, `large` of the picture itself, `offline` where there was no answer. */
  texts: { show: ReactNode; alt: string; large: string; offline: string }
  width: number | undefined
  height: number | undefined
}

/** A private picture that is fetched when it is asked for, since data costs money; a press on it shows it large. */
export function PictureOnRequest({ address, isBusy, problem, load, texts, width, height }: Props) {
  const [isLarge, setLarge] = useState(false)
  if (!address)
    return (
      <div className="grid gap-1 justify-items-start">
        <BusyButton icon="i-lucide-image" isBusy={isBusy} onClick={load}>
          {texts.show}
        </BusyButton>
        <ActionProblem problem={problem} offline={texts.offline} />
      </div>
    )
  return (
    <>
      <button type="button" aria-label={texts.large} className="block rounded-control overflow-hidden" onClick={() => setLarge(true)}>
        <img src={address} alt={texts.alt} width={width} height={height} className="max-h-60 w-auto h-auto bg-sunken" />
      </button>
      {isLarge && (
        <Dialog title={texts.alt} place="cover" onClose={() => setLarge(false)}>
          <img src={address} alt={texts.alt} className="mx-auto max-h-[80dvh] w-auto h-auto" />
        </Dialog>
      )}
    </>
  )
}
