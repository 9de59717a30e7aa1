import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'

interface Props {
  code: string
  /** What it takes off, in words. */
  off: string
  eventId: number
  eventTitle: string
}

/** Passes a promo code on as a text with the event's address: by the phone's own sheet, else into the clipboard, else to be copied by hand. */
export function ShareCode({ code, off, eventId, eventTitle }: Props) {
  const { t } = useTranslation('selling')
  const language = useLanguage()
  const [byHand, setByHand] = useState<string>()
  const share = async () => {
    const url = new URL(withLanguage(language, `/eventdetails/${eventId}`), location.href).href
    const text = `${t('promo.shareText', { code, off, title: eventTitle })} ${url}`
    try {
      if (navigator.share) return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      showNotice(t('promo.copied'))
    } catch (error) {
      // Closing the phone's sheet is an answer too. Absent on plain http or refused: then the seller copies by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setByHand(text)
    }
  }
  return (
    <>
      <Button icon="i-lucide-share-2" aria-label={t('promo.shareOf', { code })} onClick={() => void share()}>
        {t('promo.share')}
      </Button>
      {byHand && (
        <label className="block basis-full">
          <span className="text-sm">{t('promo.copyByHand')}</span>
          <textarea className="field" rows={3} readOnly value={byHand} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  )
}
