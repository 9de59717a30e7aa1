import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

/** The first picture among what was dropped or pasted. */
const pictureIn = (given: DataTransfer | null): File | undefined => [...(given?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Whether what is pasted belongs to what is written in. */
const isWrittenIn = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

/**
 * Takes a picture that is dropped on an element, or pasted anywhere on the page but into a text.
 * @returns `isOver`: something is held over the element; `drop`: its handlers
 */
export function useGivenPicture(take: (picture: File) => void) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const picture = isWrittenIn(event.target) ? undefined : pictureIn(event.clipboardData)
    if (!picture) return
    event.preventDefault()
    take(picture)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Else the browser opens the file in place of the form.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const picture = pictureIn(event.dataTransfer)
      if (picture) take(picture)
    },
  }
  return { isOver, drop }
}
