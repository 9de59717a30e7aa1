import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomePost } from '#contract/home.ts'
import { useSession } from '../../../state/session/session.ts'
import { importWithRetry } from '../../../ui/hydration/deferred-hydration.ts'
import { whenIdle } from '../../../ui/hydration/when-idle.ts'
import type { PostChoice } from './member-post.tsx'
import { PostSummary } from './post-summary.tsx'
import { SectionHead } from './section-head.tsx'

interface Props {
  /** The latest of all. */
  post: HomePost
}

/** The latest post: of those whom a member follows, else of all. */
export function LatestPost({ post }: Props) {
  const { t } = useTranslation('home')
  const card = useRef<HTMLElement>(null)
  const { shown, isFollowed, chooser } = useShownPost(post, card)
  return (
    <section className="card flex flex-col sm:col-span-2 p-3">
      <div className="flex flex-wrap items-center -mt-2">
        <SectionHead title={t(isFollowed ? 'posts.followed' : 'posts.latest')} link={{ to: '/posts', text: t('posts.all') }} />
      </div>
      <article ref={card} className="relative flex flex-col grow">
        {shown && <PostSummary post={shown} />}
      </article>
      {chooser}
    </section>
  )
}

/** What was chosen for a member last, so that going back finds the same post. Filled in browsers only. */
let remembered: PostChoice | undefined

/** Which post is shown. Whose that is, is found out once the page is idle, for members alone. */
function useShownPost(latest: HomePost, card: { current: HTMLElement | null }) {
  const reader = useSession(({ account }) => account?.id)
  const [choice, setChoice] = useState(remembered)
  const [next, setNext] = useState<PostChoice>()
  const Chooser = useChooser(reader !== undefined)
  const mine = choice?.reader === reader ? choice : undefined
  const shown = mine ? mine.post : latest
  const choose = useCallback((chosen: PostChoice) => setNext(chosen), [])
  const isAtOnce = next !== undefined && (shown === null || next.post?.id === shown.id || next.leftOut.has(shown.author))
  useEffect(() => {
    if (!next) return undefined
    return (isAtOnce ? atOnce : whenUnseen)(card.current, () => {
      remembered = next
      setChoice(next)
    })
  }, [next, isAtOnce, card])
  return {
    shown,
    isFollowed: mine?.isFollowed ?? false,
    chooser: Chooser && reader !== undefined && <Chooser key={reader} reader={reader} latest={latest} onChoose={choose} />,
  }
}

function atOnce(_element: Element | null, act: () => void): undefined {
  act()
}

/** Acts while an element is off the screen: nothing changes under the reader's eyes or finger. Gives what calls it off. */
function whenUnseen(element: Element | null, act: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return atOnce(element, act)
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return
    watcher.disconnect()
    act()
  })
  watcher.observe(element)
  return () => watcher.disconnect()
}

type Chooser = ComponentType<{ reader: number; latest: HomePost; onChoose: (choice: PostChoice) => void }>

/** What chooses for a member: of no use to visitors, and not needed at once. */
function useChooser(isMember: boolean): Chooser | undefined {
  const [Part, setPart] = useState<Chooser>()
  useEffect(() => {
    if (!isMember) return undefined
    return whenIdle(() => void importWithRetry(async () => (await import('./member-post.tsx')).MemberPost).then((part) => setPart(() => part)))
  }, [isMember])
  return Part
}
