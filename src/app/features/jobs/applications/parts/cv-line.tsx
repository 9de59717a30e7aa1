import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { type ChosenCv, cvBytesOf, cvNameOf } from '../chosen-cv.ts'

const KB = 1024

/** A CV: what it is called, and how large it is. */
export function CvLine({ chosen }: { chosen: ChosenCv }) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const name = cvNameOf(chosen) ?? ''
  const kilobytes = Math.max(1, Math.round(cvBytesOf(chosen) / KB))
  const size =
    kilobytes < KB ? t('cv.kilobytes', { size: format.number(kilobytes) }) : t('cv.megabytes', { size: format.number(Math.round(kilobytes / 102.4) / 10) })
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunken p-3 mb-2">
      <Icon name="i-lucide-file-text" className="mt-0.5 text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere" lang={scriptLanguage(name)}>
          {name}
        </span>
        <span className="block text-sm text-ink-soft">{size}</span>
      </span>
    </p>
  )
}
