import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meantWords, searchedWords, wordsFit } from '#contract/core/word-search.ts'
import { useLanguage } from '../formats/use-language.ts'
import type { Category, CategoryLevel } from './category-levels.tsx'
import type { ScreenForm } from './use-screen-form.ts'

/** So many that fit are shown. */
const MOST = 6

interface Props {
  form: ScreenForm
  levels: readonly [CategoryLevel, CategoryLevel, CategoryLevel?]
  hint?: string
  note: () => void
}

/** Finds a branch of the tree by a word of any of its levels, in both scripts, and chooses all levels at once. */
export function CategorySearch({ form, levels, hint, note }: Props) {
  const { t } = useTranslation('selling')
  const id = useId()
  const isBangla = useLanguage() === 'bn'
  const [words, setWords] = useState('')
  const [said, setSaid] = useState('')
  const found = words.trim() === '' ? [] : branchesWith(levels, words).slice(0, MOST)
  const nameOf = (branch: readonly Category[]) => branch.map(({ title, title_bn }) => (isBangla ? title_bn : title)).join(' › ')
  const choose = (branch: readonly Category[]) => {
    form.write(Object.fromEntries(levels.flatMap((level, at) => (level ? [[level.name, String(branch[at]?.id ?? '')]] : []))))
    note()
    setSaid(t('form.categoryChosen', { name: nameOf(branch) }))
    setWords('')
  }
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {t('form.categorySearch')}
      </label>
      <input
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        maxLength={60}
        value={words}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not sent: what is looked for here is no field of the form.
          event.preventDefault()
          const [first] = found
          if (first) choose(first)
        }}
      />
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {hint ?? t('form.categorySearchHint')}
      </p>
      {found.length > 0 && (
        <ul className="grid gap-1 pt-1" aria-label={t('form.categoriesFound')}>
          {found.map((branch) => (
            <li key={branch.map((one) => one.id).join()}>
              <button type="button" className="target w-full justify-start! px-3 rounded-control bg-sunken text-start" onClick={() => choose(branch)}>
                {nameOf(branch)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {words.trim() !== '' && found.length === 0 ? t('form.noCategoryFound') : said}
      </p>
    </div>
  )
}

/** The branches of the tree down to its last level in which all words are found, in the order of the lists. */
function branchesWith([first, second, third]: Props['levels'], text: string): Category[][] {
  const asked = meantWords(text)
  const below = (level: CategoryLevel, above: Category) => level.below(String(above.id)) ?? []
  const lowest = (top: Category, middle: Category) => (third ? below(third, middle).map((last) => [top, middle, last]) : [[top, middle]])
  const all = (first.below(undefined) ?? []).flatMap((top) => below(second, top).flatMap((middle) => lowest(top, middle)))
  return all.filter((branch) => wordsFit(searchedWords(branch.flatMap(({ title, title_bn }) => [title, title_bn]).join(' ')), asked))
}
