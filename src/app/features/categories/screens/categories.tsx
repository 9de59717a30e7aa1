import { useTranslation } from 'react-i18next'
import type { Category } from '#contract/categories.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { CategoryTile } from '../../../ui/lists/category-tile.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import type { Answer } from '../../../wire/answer.ts'

/** Everything that the market is divided into. */
export function Categories({ found }: { found: Answer<Category[]> }) {
  const { t, i18n } = useTranslation('home', { keyPrefix: 'category' })
  usePageTitle(t('all'))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 min-h-12">
        <h1 className="text-xl">{t('all')}</h1>
        <AgeNote answer={found} />
      </div>
      {found.value.length === 0 ? (
        <p className="card p-6 text-center text-lg">{t('empty')}</p>
      ) : (
        <ul className="grid gap-3 grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
          {found.value.map((category) => (
            <li key={category.slug}>
              <CategoryTile category={category} language={i18n.language} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
