import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icons/icon.tsx'
import { useAboveKeyboard } from './above-keyboard.ts'
import { $do, type TextAction } from './text-actions.ts'
import type { TextMarks } from './text-marks.ts'

interface Tool {
  name: TextAction | 'link' | 'picture'
  icon: `i-lucide-${string}`
  keys?: string
  /** A line before it. */
  begins?: true
}

const TOOLS: readonly Tool[] = [
  { name: 'bold', icon: 'i-lucide-bold', keys: 'Control+B' },
  { name: 'italic', icon: 'i-lucide-italic', keys: 'Control+I' },
  { name: 'underline', icon: 'i-lucide-underline', keys: 'Control+U' },
  { name: 'ul', icon: 'i-lucide-list', keys: 'Control+Shift+8', begins: true },
  { name: 'ol', icon: 'i-lucide-list-ordered', keys: 'Control+Shift+7' },
  { name: 'h2', icon: 'i-lucide-heading-2', keys: 'Control+Alt+2', begins: true },
  { name: 'h3', icon: 'i-lucide-heading-3', keys: 'Control+Alt+3' },
  { name: 'h4', icon: 'i-lucide-heading-4', keys: 'Control+Alt+4' },
  { name: 'blockquote', icon: 'i-lucide-text-quote', keys: 'Control+Shift+9' },
  { name: 'link', icon: 'i-lucide-link', keys: 'Control+K', begins: true },
  { name: 'picture', icon: 'i-lucide-image-plus' },
  { name: 'undo', icon: 'i-lucide-undo-2', keys: 'Control+Z', begins: true },
  { name: 'redo', icon: 'i-lucide-redo-2', keys: 'Control+Shift+Z' },
]

interface Props {
  marks: TextMarks
  /** Of what is written into. */
  controls: string
  disabled: boolean
  /** The user is writing. */
  isWriting: boolean
  bar: RefObject<HTMLDivElement | null>
  onLink: () => void
  onPicture: () => void
}

/** What can be done to the text. One stop of the Tab key, arrows go on from there; on phones it lies on the keyboard while the user writes. */
export function ToolBar({ marks, controls, disabled, isWriting, bar, onLink, onPicture }: Props) {
  const { t } = useTranslation('editor')
  const [editor] = useLexicalComposerContext()
  const [stop, setStop] = useState<string>('bold')
  const isRaised = useAboveKeyboard(bar, isWriting)

  const press = (tool: Tool) => (event: MouseEvent<HTMLButtonElement>) => {
    setStop(tool.name)
    if (isOff(tool, marks, disabled)) return
    const { name } = tool
    if (name === 'link') return onLink()
    if (name === 'picture') return onPicture()
    // By keyboard the focus stays on the bar, where the next press may follow; by finger or mouse it belongs to the text.
    const byKeyboard = event.detail === 0
    const button = event.currentTarget
    editor.update(() => $do(editor, name, marks), byKeyboard ? { tag: SKIP_DOM_SELECTION_TAG, onUpdate: () => button.focus() } : {})
    if (!byKeyboard) editor.focus()
  }
  return (
    <div className="min-h-12 bg-sunken rounded-t-control">
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('bar.label')}
        aria-controls={controls}
        aria-orientation="horizontal"
        className={`flex bg-sunken overflow-x-auto md:overflow-visible md:flex-wrap ${isRaised ? 'fixed inset-x-0 bottom-0 z-20 border-t border-line shadow-lg' : 'border-b border-line rounded-t-control'}`}
      >
        {TOOLS.map((tool) => {
          const pressed = isPressed(tool, marks)
          const label = t(`bar.${tool.name}`)
          return (
            <button
              key={tool.name}
              type="button"
              data-tool={tool.name}
              tabIndex={stop === tool.name ? 0 : -1}
              aria-label={label}
              title={label}
              aria-pressed={pressed}
              aria-keyshortcuts={tool.keys}
              aria-disabled={isOff(tool, marks, disabled) || undefined}
              className={`target shrink-0 aria-pressed:bg-brand aria-pressed:text-on-brand active:bg-raised aria-disabled:opacity-50 focus-visible:outline-offset--3 ${tool.begins ? 'border-s border-line' : ''}`}
              onFocus={() => setStop(tool.name)}
              onKeyDown={(event) => moveStop(event, () => editor.focus())}
              // A press must not take the focus from the text: the keyboard of a phone would go.
              onMouseDown={(event) => event.preventDefault()}
              onClick={press(tool)}
            >
              <Icon name={tool.icon} />
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Undefined where a button is no switch. */
function isPressed({ name }: Tool, marks: TextMarks): boolean | undefined {
  if (name === 'undo' || name === 'redo' || name === 'picture') return undefined
  if (name === 'bold' || name === 'italic' || name === 'underline') return marks[name]
  return name === 'link' ? marks.isLink : marks.block === name
}

const isOff = ({ name }: Tool, { canUndo, canRedo }: TextMarks, disabled: boolean): boolean =>
  disabled || (name === 'undo' && !canUndo) || (name === 'redo' && !canRedo)

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
function moveStop(event: KeyboardEvent<HTMLButtonElement>, leave: () => void): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (event.key === 'Escape') leave()
  else if (to === undefined) return
  else buttons.at(to % buttons.length)?.focus()
  event.preventDefault()
}
