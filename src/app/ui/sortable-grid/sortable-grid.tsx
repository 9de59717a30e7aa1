import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableCell } from './sortable-cell.tsx'

/** A finger or pointer must move so far before it drags: a tap on the handle is none. */
const BEGINS_PX = 6

interface Props<T extends { id: number }> {
  items: readonly T[]
  /** What a reader hears of one. */
  nameOf: (item: T) => string
  label: string
  /** Gets the ids in the wished order. */
  onOrder: (ids: number[]) => void
  /** It cannot be sorted now. */
  disabled: boolean
  children: (item: T, at: number) => ReactNode
}

/** Pictures in three columns, whose order is changed by dragging their handles, with finger, mouse or keys. */
export function SortableGrid<T extends { id: number }>({ items, nameOf, label, onOrder, disabled, children }: Props<T>) {
  const { t } = useTranslation('editing')
  const ids = items.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: BEGINS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements = useMemo<Announcements>(() => {
    const about = (id: unknown) => {
      const at = items.findIndex((item) => item.id === id)
      const item = items[at]
      return { name: item ? nameOf(item) : '', number: at + 1, count: items.length }
    }
    let hasMoved = false
    return {
      onDragStart: ({ active }) => {
        hasMoved = false
        return t('sort.start', about(active.id))
      },
      // Where it was lifted is said already.
      onDragOver: ({ active, over }) => {
        if (!over || (over.id === active.id && !hasMoved)) return undefined
        hasMoved = true
        return t('sort.over', { ...about(over.id), name: about(active.id).name })
      },
      onDragEnd: ({ active, over }) => t('sort.end', { ...about((over ?? active).id), name: about(active.id).name }),
      onDragCancel: ({ active }) => t('sort.cancel', about(active.id)),
    }
  }, [items, nameOf, t])
  const instructions: ScreenReaderInstructions = { draggable: t('sort.how') }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onOrder(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements, screenReaderInstructions: instructions }}>
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={disabled}>
        <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:gap-3">
          {items.map((item, at) => (
            <SortableCell key={item.id} id={item.id} handleLabel={t('sort.handle', { name: nameOf(item) })} disabled={disabled}>
              {children(item, at)}
            </SortableCell>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
