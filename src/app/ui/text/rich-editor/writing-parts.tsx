import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { useFormat } from '../../formats/use-format.ts'
import { Asking } from './asking.tsx'
import { useEditorSheet } from './editor-look.ts'
import { Keeping } from './keeping.tsx'
import { isWebLink } from './links.ts'
import { Pasting } from './pasting.tsx'
import { PictureChoosing } from './picture-choosing.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { tooManyBytes } from './text-limit.ts'
import { useTextMarks } from './text-marks.ts'
import { ToolBar } from './tool-bar.tsx'
import { useAsking } from './use-asking.ts'
import { useHasFocus } from './use-has-focus.ts'
import type { WritingAreaProps } from './writing-area.tsx'

/** What stands inside the editor's frame, once there is an editor to act on. */
export function WritingParts({ html, state, onChange, onPicture, disabled = false, placeholder, id, labelledBy, describedBy, isInvalid }: WritingAreaProps) {
  const { t } = useTranslation('editor')
  const [editor] = useLexicalComposerContext()
  const marks = useTextMarks()
  const asking = useAsking()
  const bar = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isWriting = useHasFocus(frame)
  const [refusedAt, setRefusedAt] = useState<string>()
  useEditorSheet()
  useEffect(() => editor.setEditable(!disabled), [editor, disabled])

  const onBar = useCallback(() => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])
  const change = (written: string, kept: string) => {
    // What was typed just before it is handed on later, and is no answer to it.
    if (written !== refusedAt) setRefusedAt(undefined)
    onChange(written, kept)
  }
  return (
    <div ref={frame}>
      <div className="relative border border-ink-soft rounded-control bg-raised">
        <ToolBar
          marks={marks}
          controls={id}
          disabled={disabled}
          isWriting={isWriting}
          bar={bar}
          onLink={asking.askLink}
          onPicture={() => asking.askPicture()}
        />
        <div className="relative">
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                id={id}
                lang={html === '' ? undefined : scriptLanguage(textOfHtml(html))}
                className="rich min-h-48 max-h-96 px-3 py-3 overflow-y-auto overscroll-contain rounded-b-control focus-visible:outline-offset-0"
                aria-labelledby={labelledBy}
                aria-describedby={describedBy}
                aria-invalid={isInvalid || undefined}
                aria-disabled={disabled || undefined}
                aria-multiline
                {...(placeholder
                  ? {
                      'aria-placeholder': placeholder,
                      placeholder: <p className="absolute inset-x-3 top-3 pointer-events-none text-ink-soft">{placeholder}</p>,
                    }
                  : {})}
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </div>
      </div>
      <TooLong html={html} refused={refusedAt !== undefined} />
      <HistoryPlugin />
      <ListPlugin />
      <LinkPlugin validateUrl={isWebLink} />
      <Pasting onPictureFile={asking.askPicture} onTooMuch={setRefusedAt} />
      <PictureChoosing onPicture={asking.askAbout} />
      <Shortcuts marks={marks} onLink={asking.askLink} onBar={onBar} />
      <Keeping html={html} state={state} onChange={change} />
      <Asking asking={asking} onPicture={onPicture} />
      <p className="sr-only">{t('keys', { bar: 'Alt+F10', back: t('escape') })}</p>
    </div>
  )
}

/** Said at once, not only when the form is sent. */
function TooLong({ html, refused }: { html: string; refused: boolean }) {
  const { t } = useTranslation('editor')
  const format = useFormat()
  const over = tooManyBytes(html)
  return (
    <p role="alert" className="pt-1 text-sm text-danger empty:hidden">
      {refused && t('tooMuch')}
      {!refused && over > 0 && t('tooLong', { size: format.number(Math.ceil(over / 1024)) })}
    </p>
  )
}
