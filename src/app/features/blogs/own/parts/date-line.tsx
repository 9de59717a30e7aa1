import { useTranslation } from 'react-i18next'
import type { BlogPhase, OwnBlog } from '#contract/blogs/own-blogs.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'

/** When an article appeared or will; of one that no reader has seen, when it was changed last. @param phase where it stands by now */
export function DateLine({ blog: { published_at, updated_at }, phase }: { blog: Pick<OwnBlog, 'published_at' | 'updated_at'>; phase: BlogPhase }) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  if (phase === 'scheduled' && published_at) return <span>{t('dates.scheduled', { at: format.dateTime(published_at) })}</span>
  if (phase === 'published' && published_at) return <span>{format.day(published_at)}</span>
  return <span>{t('dates.changed', { day: format.day(updated_at) })}</span>
}
