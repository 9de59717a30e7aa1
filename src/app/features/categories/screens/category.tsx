import { useTranslation } from 'react-i18next'
import type { CategoryPage } from '#contract/categories.ts'
import { type CategoryNoun, IN_CATEGORIES } from '#contract/resources.ts'
import { type CardOf, rowsOf } from '../../../nouns/rows.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { ItemRow } from '../../../ui/lists/item-row.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import type { Answer } from '../../../wire/answer.ts'
import { KindOfCategory } from '../parts/kind-of-category.tsx'

/** Where people look for somebody who does something: services stand first. @see Specification §3 "Category" */
const SERVICES_FIRST: readonly string[] = ['consulting', 'health', 'agency', 'entrepreneur']

/** A category: its next events, services, new products, latest jobs and latest articles. Kinds of which there is nothing are left out. */
export function Category({ found }: { found: Answer<CategoryPage> }) {
  const { t, i18n } = useTranslation('home', { keyPrefix: 'category' })
  // Rows say what they say by whole keys.
  const { t: ofRows } = useTranslation('home')
  const format = useFormat()
  const { category } = found.value
  const title = categoryTitle(category, i18n.language)
  const tools = { t: ofRows, format, language: i18n.language }
  const rows = <N extends CategoryNoun>(noun: N) => rowsOf(noun, found.value[noun].results as readonly CardOf<N>[], tools)
  const kinds = SERVICES_FIRST.includes(category.slug) ? IN_CATEGORIES.toSorted((a, b) => rankOf(a) - rankOf(b)) : IN_CATEGORIES
  usePageTitle(title)
  return (
    <>
      <div className="flex items-center gap-3 min-h-14">
        {category.icon && <img src={category.icon} className="w-14 h-14 shrink-0 rounded-card" width={56} height={56} alt="" />}
        <div className="min-w-0">
          <h1 className="text-xl">{title}</h1>
          <AgeNote answer={found} held={t('heldOnly')} />
        </div>
      </div>
      {IN_CATEGORIES.every(({ noun }) => found.value[noun].total === 0) && <Nothing title={title} isHeld={found.from === 'device-search'} />}
      <div className="grid grid-cols-1 gap-6 mt-4">
        {kinds.map(({ noun }) => (
          <KindOfCategory key={noun} kind={noun} slug={category.slug} some={found.value[noun]}>
            {rows(noun).map((row) => (
              <ItemRow key={row.href} {...row} />
            ))}
          </KindOfCategory>
        ))}
      </div>
    </>
  )
}

const rankOf = ({ noun }: { noun: CategoryNoun }): number => (noun === 'services' ? 0 : 1)

function Nothing({ title, isHeld }: { title: string; isHeld: boolean }) {
  const { t } = useTranslation('home', { keyPrefix: 'category' })
  return (
    <NothingHere drawing="empty" title={t(isHeld ? 'nothingHeld' : 'nothing', { title })} hint={t('nothingHint')}>
      <ScreenLink to="/category" className="btn-primary">
        {t('all')}
      </ScreenLink>
      <ScreenLink to="/events" className="btn-quiet">
        {t('seeEvents')}
      </ScreenLink>
    </NothingHere>
  )
}
