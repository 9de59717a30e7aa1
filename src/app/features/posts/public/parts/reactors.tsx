import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { listReactors } from '#contract/posts/post-reactions.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { call } from '../../../../wire/call.ts'
import { REACTION_SIGNS } from './reaction-signs.ts'

type Page = Awaited<ReturnType<typeof ask>>
const ask = async (post_id: number, cursor?: string) => (await call(listReactors, { params: { post_id }, query: cursor === undefined ? {} : { cursor } })).value

/** Who reacted to one's own post, and how, the latest first. */
export function Reactors({ post: { id }, onClose }: { post: Pick<PostCard, 'id'>; onClose: () => void }) {
  const { t } = useTranslation('posts')
  const format = useFormat()
  const now = useNow()
  const { rows, hasMore, isBusy, problem, load } = useReactors(id)
  return (
    <Dialog title={t('whoReacted')} place="sheet" onClose={onClose}>
      <ul className="grid gap-2">
        {rows.map(({ user_id, name, kind, at }) => (
          <li key={user_id} className="flex items-baseline gap-2">
            <span aria-hidden="true">{REACTION_SIGNS[kind]}</span>
            <span className="min-w-0 grow wrap-anywhere">
              <MixedText text={name} /> <span className="sr-only">{t(`reactions.${kind}`)}</span>
            </span>
            {now !== undefined && <span className="text-sm text-ink-soft whitespace-nowrap">{format.age(at, now)}</span>}
          </li>
        ))}
      </ul>
      <p role={problem ? 'alert' : 'status'} className="empty:hidden py-2 text-ink-soft">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
        {isBusy && rows.length === 0 && t('common:loading')}
      </p>
      {(hasMore || problem) && (
        <BusyButton className="mt-2" isBusy={isBusy} onClick={load}>
          {t(problem ? 'common:retry' : 'list.loadMore')}
        </BusyButton>
      )}
    </Dialog>
  )
}

function useReactors(post: number) {
  const [pages, setPages] = useState<Page[]>([])
  const [asking, setAsking] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const cursor = pages.at(-1)?.next_cursor ?? undefined
  useEffect(() => {
    if (!asking) return undefined
    let isOver = false
    ask(post, cursor)
      .then(
        (page) => {
          if (isOver) return
          setPages((before) => [...before, page])
          setProblem(undefined)
        },
        (cause: unknown) => !isOver && setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause })),
      )
      .finally(() => !isOver && setAsking(false))
    return () => {
      isOver = true
    }
  }, [asking, post, cursor])
  return { rows: pages.flatMap(({ results }) => results), hasMore: cursor !== undefined, isBusy: asking, problem, load: () => setAsking(true) }
}
