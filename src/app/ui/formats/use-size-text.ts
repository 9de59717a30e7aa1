import { useTranslation } from 'react-i18next'
import { useFormat } from './use-format.ts'

const KILO = 1024

/** A number of bytes in words, as phones count them: `84 kB`, `1.2 MB`. Whole kilobytes, never 0 of something. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation('data')
  const format = useFormat()
  return (bytes) => {
    const kilobytes = Math.ceil(bytes / KILO)
    if (kilobytes < KILO) return t('kilobytes', { size: format.number(kilobytes) })
    return t('megabytes', { size: format.number(Math.round(kilobytes / (KILO / 10)) / 10) })
  }
}
