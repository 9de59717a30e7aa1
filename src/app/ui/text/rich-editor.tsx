import { type ComponentType, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { WritingAreaProps } from './rich-editor/writing-area.tsx'
import { RichHtml } from './rich-html.tsx'

interface RichEditorProps {
  /** What stands in it: clean HTML; another one than was given last by `onChange` replaces what is written. */
  html: string
  /** The editor's own JSON of the same text, as `onChange` gave it; empty or broken, the text is read from `html`. */
  state: string
  /** Called a moment after each change, and before anything else is done with the page. An empty text gives two empty strings. */
  onChange: (html: string, state: string) => void
  label: string
  /** A reason, or empty. */
  error?: string
  disabled?: boolean
  /**
   * Keeps a picture, 200 KB at most, where everybody can see it; gives its address below /media/.
   * @throws {Problem} said in words; the picture stays chosen.
   */
  onPicture: (file: Blob) => Promise<string>
  placeholder?: string
  /** Of what is written into: it takes the focus. */
  id?: string
}

type Area = ComponentType<WritingAreaProps>

let loaded: Area | undefined

/** A field for a long text with headings, lists, links and pictures. Its machinery comes when it is shown; until then, and without it, the text can be read. */
export function RichEditor({ label, error = '', id, ...rest }: RichEditorProps) {
  const { t } = useTranslation()
  const ownId = useId()
  const { Area, failed, retry } = useArea()
  const areaId = id ?? `${ownId}area`
  const [labelId, errorId] = [`${ownId}label`, `${ownId}error`]
  return (
    <div className="min-w-0 max-w-4xl">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a label goes to its field; this one cannot have `for`. */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field is reached by Tab. */}
      <span id={labelId} className="block w-max max-w-full pb-1 font-600" onClick={() => document.getElementById(areaId)?.focus()}>
        {label}
      </span>
      {Area ? (
        <Area {...rest} id={areaId} labelledBy={labelId} describedBy={error ? errorId : undefined} isInvalid={error !== ''} />
      ) : (
        <div id={areaId} tabIndex={-1} aria-busy={!failed} className="field min-h-60 max-h-96 overflow-y-auto">
          {failed ? (
            <p role="status" className="pb-3">
              {t('editor:notLoaded')} <Button onClick={retry}>{t('editor:tryAgain')}</Button>
            </p>
          ) : (
            <p role="status" className="sr-only">
              {t('common:loading')}
            </p>
          )}
          {rest.html && <RichHtml html={rest.html} />}
        </div>
      )}
      {error && (
        <p id={errorId} className="pt-1 text-sm text-danger">
          <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
        </p>
      )}
    </div>
  )
}

function useArea() {
  const [Area, setArea] = useState<Area | undefined>(() => loaded)
  const [failed, setFailed] = useState(false)
  const retry = () => setFailed(false)
  useEffect(() => {
    if (Area || failed) return
    let isWanted = true
    import('./rich-editor/writing-area.tsx').then(
      ({ WritingArea }) => {
        loaded = WritingArea
        if (isWanted) setArea(() => WritingArea)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [Area, failed])
  useEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return { Area, failed, retry }
}
