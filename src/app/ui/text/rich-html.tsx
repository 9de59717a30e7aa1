import { useEffect, useState } from 'react'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { useHydrating } from '../hydration/use-hydrating.ts'

interface Shown {
  html: string
  /** A string only if the server wrote it into the page itself, which had cleaned it when it was stored. */
  clean: string | TrustedHTML
}

/**
 * Text with markup that a seller wrote. What the server put into the page stays untouched; what arrives later over the wire is
 * cleaned again here, and shows as plain text for the moment until the cleaner is loaded.
 */
export function RichHtml({ html }: { html: string }) {
  const hydrating = useHydrating()
  const [shown, setShown] = useState<Shown | undefined>(hydrating ? { html, clean: html } : undefined)

  useEffect(() => {
    if (shown?.html === html) return
    let wanted = true
    void import('./purify.ts')
      .then(({ purify }) => wanted && setShown({ html, clean: purify(html) }))
      // Without the cleaner (offline, before it was ever loaded) the plain text stays: readable, and safe.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [html, shown])

  if (shown?.html !== html) return <p className="rich">{textOfHtml(html)}</p>
  return <div className="rich" dangerouslySetInnerHTML={{ __html: shown.clean }} suppressHydrationWarning />
}
