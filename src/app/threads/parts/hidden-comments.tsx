import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import { useSession } from '../../state/session/session.ts'
import { BusyButton } from '../../ui/controls/busy-button.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import type { CommentHiding, HiddenComment } from '../subject.ts'
import { useDesk } from '../use-desk.ts'
import { useHiding } from '../use-hiding.ts'
import { PlainText, Said } from './comment-body.tsx'

/** What the author has hidden below their own, to them alone: asked for by a press, and shown again one by one. */
export function HiddenComments() {
  const { hiding } = useDesk().subject
  const me = useSession(({ account }) => account?.id)
  return hiding && hiding.author === me ? <Hidden hiding={hiding} /> : null
}

function Hidden({ hiding }: { hiding: CommentHiding }) {
  const { t } = useTranslation('commenting')
  const [rows, setRows] = useState<readonly HiddenComment[]>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const kept = useKeptFocus<HTMLElement>()
  const load = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      setRows(await hiding.list())
    } catch (error) {
      const code = problemCode(error)
      if (!code) throw error
      setFault(isNoAnswer(code) ? t('hiding.offline') : t(`problems:${code}.text`))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={t('hiding.title')} className="grid gap-3 justify-items-start" {...kept}>
      {rows ? (
        <Button icon="i-lucide-eye-off" data-keeps-focus="" onClick={() => setRows(undefined)}>
          {t('hiding.close')}
        </Button>
      ) : (
        <BusyButton icon="i-lucide-eye-off" data-keeps-focus="" isBusy={isBusy} onClick={() => void load()}>
          {t('hiding.open')}
        </BusyButton>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      {rows &&
        (rows.length === 0 ? (
          <p role="status">{t('hiding.none')}</p>
        ) : (
          <HiddenList rows={rows} onShown={(id) => setRows(rows.filter((row) => row.id !== id))} />
        ))}
    </section>
  )
}

function HiddenList({ rows, onShown }: { rows: readonly HiddenComment[]; onShown: (id: number) => void }) {
  const { t } = useTranslation('commenting')
  const { isBusy, setHidden } = useHiding()
  return (
    <ul className="grid grid-cols-1 gap-3 w-full">
      {rows.map((row) => (
        <li key={row.id} className="rounded-control border border-line bg-raised p-3">
          <Said row={{ ...row, is_by_author: false }} />
          {row.parent !== null && <p className="text-sm text-ink-soft">{t('isReply')}</p>}
          <PlainText text={row.text} />
          <Button
            className="mt-2"
            aria-busy={isBusy || undefined}
            aria-label={t('hiding.showOf', { name: row.author })}
            onClick={() => void setHidden(row.id, false).then((isDone) => isDone && onShown(row.id))}
          >
            <Icon name="i-lucide-eye" /> {t('hiding.show')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
