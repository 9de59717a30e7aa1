import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/categories.ts'
import { useSettings } from '../../../state/settings.ts'
import { CategoryTile } from '../../../ui/lists/category-tile.tsx'
import type { SlideRow } from '../../../ui/media/slide.ts'
import { SlideStrip } from '../../../ui/media/slide-strip.tsx'
import { SectionHead } from './section-head.tsx'

/** 3, 5 and 8 beside each other, 15 px apart; on phones three and a half, so that the cut one says that there are more. @see Specification §9 */
const ROW: SlideRow = {
  slide: 'w-[27%] sm:w-[calc((100%-30px)/3)] md:w-[calc((100%-60px)/5)] lg:w-[calc((100%-105px)/8)]',
  gap: 'gap-[15px]',
  gapPx: 15,
  first: 8,
}
const AUTOPLAY_MS = 4000

/** @see Specification §2.2 "All Categories" */
export function AllCategories({ categories }: { categories: readonly Category[] }) {
  const { t, i18n } = useTranslation('home')
  const savesData = useSettings((settings) => settings.dataSaver)
  const slides = categories.map((category) => ({ id: category.id, content: <CategoryTile category={category} language={i18n.language} /> }))
  return (
    <SlideStrip
      slides={slides}
      label={t('categories')}
      loop
      isPlain={savesData}
      row={ROW}
      autoplayMs={AUTOPLAY_MS}
      heading={<SectionHead title={t('categories')} link={{ to: '/category', text: t('seeAll'), label: t('seeAllOf', { what: t('categories') }) }} />}
    />
  )
}
