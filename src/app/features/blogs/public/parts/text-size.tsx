import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseReading, READING_SIZES, useSettings } from '../../../../state/settings.ts'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'

/** Sets articles smaller or larger, on this phone from now on. */
export function TextSize() {
  const { t } = useTranslation('blogs')
  const [isTouched, setTouched] = useState(false)
  const chosen = useSettings(({ reading }) => READING_SIZES.indexOf(reading))
  // The server knows of no choice.
  const step = useHydrating() ? 1 : chosen
  const go = (by: number) => {
    const size = READING_SIZES[step + by]
    if (size === undefined) return
    setTouched(true)
    chooseReading(size)
  }
  const ends = { smaller: step === 0, larger: step === READING_SIZES.length - 1 }
  return (
    <>
      <button type="button" className="btn-quiet px-3! text-sm" aria-disabled={ends.smaller} onClick={() => go(-1)}>
        {t('tools.letter')}−<span className="sr-only"> {t('tools.smaller')}</span>
      </button>
      <button type="button" className="btn-quiet px-3! text-lg" aria-disabled={ends.larger} onClick={() => go(1)}>
        {t('tools.letter')}+<span className="sr-only"> {t('tools.larger')}</span>
      </button>
      <span role="status" className="sr-only">
        {isTouched && t('tools.size', { step: step + 1, count: READING_SIZES.length })}
      </span>
    </>
  )
}
