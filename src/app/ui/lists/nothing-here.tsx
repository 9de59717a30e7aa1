import { lazy, type ReactNode, Suspense } from 'react'
import type { DrawingName } from '../media/drawing.tsx'

/** By itself: lists that have something do without it. */
const Drawing = lazy(async () => ({ default: (await import('../media/drawing.tsx')).Drawing }))

interface Props {
  drawing: DrawingName
  title: string
  hint?: ReactNode
  /** What the title is: the page has no other heading, or it comes where rows stood and is read out. */
  as?: 'h1' | 'h2' | 'status'
  /** The next step, as links or buttons. */
  children?: ReactNode
}

/** In place of what is not there: a drawing, what is missing, and the next step. */
export function NothingHere({ drawing, title, hint, as, children }: Props) {
  const Title = as === 'h1' || as === 'h2' ? as : 'p'
  return (
    <div className="card w-full max-w-xl mx-auto p-6 grid justify-items-center text-center">
      <Suspense fallback={<span className="block h-24" />}>
        <Drawing name={drawing} />
      </Suspense>
      <Title className="mt-2 text-lg" {...(as === 'status' && { role: 'status' })}>
        {title}
      </Title>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
