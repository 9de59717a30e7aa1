import { useNotice } from '../../state/notices.ts'
import { MixedText } from '../../ui/text/mixed-text.tsx'

/** What has just happened, in one line above the tabs. The region stands empty before, so that it is read out when it fills. */
export function NoticeLine() {
  const text = useNotice((notice) => notice.text)
  return (
    <div aria-live="polite" className="no-print fixed inset-x-4 above-tabs lg:bottom-4 z-30 flex justify-center pointer-events-none">
      {text && (
        <p className="rounded-control bg-ink text-surface px-4 py-3">
          <MixedText text={text} />
        </p>
      )}
    </div>
  )
}
