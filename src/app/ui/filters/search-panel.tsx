import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'
import { type Category, CategorySelects } from './category-selects.tsx'

interface Props {
  /** Has the texts. */
  noun: 'products' | 'services'
  filter: { q?: string | undefined; category?: number | undefined; subcategory?: number | undefined }
  /** The tree, two levels deep, and what asks for it. */
  categories: { tree: readonly (Category & { parent: number | null })[] | undefined; state: string; ask: () => void }
}

/** What is looked for, and of which kind: words beside two lists of categories, on phones above them. */
export function SearchPanel({ noun, filter, categories: { tree, state, ask } }: Props) {
  const { t } = useTranslation(noun)
  const below = (above: string) => tree?.filter(({ parent }) => String(parent ?? '') === above)
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <label className="block max-lg:order-1 sm:max-lg:col-span-full">
        <span className="block text-sm">{t('search.words')}</span>
        <input
          name="q"
          inputMode="search"
          className="field"
          maxLength={100}
          defaultValue={filter.q}
          placeholder={t('search.wordsHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <CategorySelects
        className="block max-lg:order-2"
        levels={[
          { name: 'category', label: t('filters.category'), all: t('filters.allCategories'), asked: filter.category, below },
          { name: 'subcategory', label: t('filters.subcategory'), all: t('filters.allSubcategories'), asked: filter.subcategory, below },
        ]}
        chosenText={t('filters.chosen')}
        onNeed={ask}
      />
      {state === 'failed' && (
        <p role="alert" className="text-sm text-danger order-last col-span-full">
          {t('filters.categoriesFailed')}
        </p>
      )}
      <button type="submit" className="btn-primary self-end max-lg:order-3 sm:max-lg:col-span-full">
        <Icon name="i-lucide-search" />
        {t('search.button')}
      </button>
    </div>
  )
}
