import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../state/notices.ts'
import { hasGuestMark, watchGuestMark } from '../state/session/guest-mark.ts'
import { useSession } from '../state/session/session.ts'
import { useSettings } from '../state/settings.ts'
import { whenIdle } from '../ui/hydration/when-idle.ts'
import type { ThreadSubject } from './subject.ts'
import type { Desk, OpenedPart } from './use-desk.ts'

/** A screen with all texts of forms and of what waits to be sent, and nothing else: a reader's phone has no more of others' screens. */
const WITH_ITS_TEXTS = '/outbox'

/** Writing, for one thread: its program and words come when they are wanted, or when this phone has something of its own to show. */
export function useNewDesk(subject: ThreadSubject, fetchedAt: string): Desk {
  const router = useRouter()
  const { t } = useTranslation()
  const [Part, setPart] = useState<Desk['Part']>()
  const [opened, setOpened] = useState<OpenedPart>()
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const load = useCallback(async () => {
    const [{ CommentDesk }] = await Promise.all([import('./parts/comment-desk.tsx'), router.options.context.addTexts?.(WITH_ITS_TEXTS)])
    if (!isOver.current) setPart(() => CommentDesk)
  }, [router])
  const want = useCallback(() => {
    load().catch(() => {
      if (isOver.current) return
      setOpened(undefined)
      showNotice(t('common:error.partMissing'))
    })
  }, [load, t])
  const isHere = Part !== undefined
  const isMember = useSession(({ account }) => account !== null)
  useEffect(() => {
    if (isHere) return
    // What cannot be had now is asked for by a press.
    const loadQuietly = () => void load().catch(() => undefined)
    if (!isMember && !hasGuestMark()) return watchGuestMark(loadQuietly)
    return whenIdle(loadQuietly)
  }, [isHere, isMember, load])
  const open = useCallback(
    (next: OpenedPart | undefined) => {
      setOpened(next)
      if (next && !isHere) want()
    },
    [isHere, want],
  )
  return { subject, fetchedAt, Part, opened, open, want }
}

/** Brings the form when its place comes near the screen, unless the reader saves data. @returns the ref of the place */
export function useWantedNear({ Part, want }: Desk) {
  const place = useRef<HTMLDivElement>(null)
  const dataSaver = useSettings((settings) => settings.dataSaver)
  const isHere = Part !== undefined
  useEffect(() => {
    const element = place.current
    if (!element || isHere || dataSaver || !('IntersectionObserver' in window)) return
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && navigator.onLine && want(), { rootMargin: '400px' })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isHere, dataSaver, want])
  return place
}
