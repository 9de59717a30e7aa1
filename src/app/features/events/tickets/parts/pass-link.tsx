import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '#contract/events/tickets.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

interface Props {
  ticket: Ticket
  secret: string
  /** It has just been made: what was pressed for it is gone. */
  takesFocus: boolean
}

/** The link for the new holder. It goes to one person, so only ways to one person are offered, no walls. */
export function PassLink({ ticket, secret, takesFocus }: Props) {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const language = useLanguage()
  const [said, setSaid] = useState<'copied' | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const url = `${location.origin}/${language}/ticket#${secret}`
  const text = t('link.message', { title: ticket.event.title, when: format.dateTime(ticket.event.from_time) })

  const share = () => {
    // Closing the phone's sheet is an answer too; whatever else goes wrong, the other two ways stand beside it.
    void navigator.share({ text, url }).catch(() => undefined)
  }
  const copy = () => {
    const written = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  }
  return (
    <section className="rounded-control border border-line p-3 grid gap-3" aria-label={t('link.title', { name: ticket.holder_name })}>
      <h3 ref={heading} tabIndex={-1} className="flex gap-2 items-start">
        <Icon name="i-lucide-link" className="text-brand mt-1" />
        <span>
          <MixedText text={t('link.title', { name: ticket.holder_name })} />
        </span>
      </h3>
      <p className="text-sm text-ink-soft">{t('link.text')}</p>
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {'share' in navigator && (
          <Button variant="primary" icon="i-lucide-share-2" onClick={share}>
            {t('link.share')}
          </Button>
        )}
        <a className="btn-quiet" href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`} target="_blank" rel="noopener noreferrer" lang="en">
          WhatsApp
        </a>
        <Button icon="i-lucide-copy" onClick={copy}>
          {t('ui:share.copy')}
        </Button>
      </div>
      <p role="status" className="break-all empty:hidden">
        {said === 'copied' && t('ui:share.copied')}
        {said === 'failed' && `${t('ui:share.copyFailed')} ${url}`}
      </p>
    </section>
  )
}
