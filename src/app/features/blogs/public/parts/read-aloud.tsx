import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/languages.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ARTICLE_TEXT } from '../article-text-id.ts'
import { type ReadingFault, type ReadingState, readParts } from '../reading/read-parts.ts'
import { spokenParts } from '../reading/spoken-parts.ts'
import { useVoice } from '../reading/use-voice.ts'

const SAYS: Record<ReadingState, string> = { silent: 'tools.read', reading: 'tools.pause', paused: 'tools.resume' }

/** Reads the article aloud, where the phone has a voice of its language. */
export function ReadAloud({ language }: { language: Language }) {
  const { t } = useTranslation('blogs')
  const voice = useVoice(language)
  const reader = useRef<ReturnType<typeof readParts>>(undefined)
  const [{ state, fault }, setReading] = useState<{ state: ReadingState; fault?: ReadingFault | undefined }>({ state: 'silent' })

  useEffect(() => {
    const leave = () => reader.current?.stop()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  if (!voice) return null
  const begin = () => {
    const text = document.getElementById(ARTICLE_TEXT)
    if (!text) return
    if (state === 'silent') reader.current = readParts(spokenParts(text), voice, { onState: (next, why) => setReading({ state: next, fault: why }) })
    reader.current?.read()
  }
  const isReading = state === 'reading'
  return (
    <>
      <button type="button" className="btn-quiet" onClick={isReading ? () => reader.current?.pause() : begin}>
        <Icon name={isReading ? 'i-lucide-pause' : 'i-lucide-play'} />
        {t(SAYS[state])}
      </button>
      {state !== 'silent' && (
        <button type="button" className="btn-quiet px-3!" onClick={() => reader.current?.stop()} aria-label={t('tools.stop')}>
          <Icon name="i-lucide-x" />
        </button>
      )}
      {fault && (
        <p role="alert" className="basis-full text-sm text-danger">
          {t(fault === 'offline' ? 'tools.readOffline' : 'tools.readFailed')}
        </p>
      )}
    </>
  )
}
