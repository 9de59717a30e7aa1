import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'

interface Props {
  id: number
  handleLabel: string
  disabled: boolean
  children: ReactNode
}

/** One cell and its handle. */
export function SortableCell({ id, handleLabel, disabled, children }: Props) {
  const { t } = useTranslation('editing')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: t('sort.role') },
  })
  const cell = useRef<HTMLLIElement>(null)
  // By script: the policy forbids style attributes.
  useLayoutEffect(() => {
    if (!cell.current) return
    cell.current.style.transform = CSS.Translate.toString(transform) ?? ''
    cell.current.style.transition = transition ?? ''
  }, [transform, transition])
  return (
    <li
      ref={(element) => {
        cell.current = element
        setNodeRef(element)
      }}
      className={`relative min-w-0 ${isDragging ? 'z-10 opacity-80' : ''}`}
    >
      {children}
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={handleLabel}
        className="target absolute! top-0 end-0 touch-none cursor-grab rounded-full"
      >
        <span className="inline-flex p-1.5 rounded-full bg-raised border border-line">
          <Icon name="i-lucide-grip-vertical" />
        </span>
      </button>
    </li>
  )
}
