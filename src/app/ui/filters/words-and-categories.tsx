import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** Words that the filter asks for. */
  words: string | undefined
  /** Of the field of words, its example, and the button. */
  texts: { words: string; hint: string; search: string }
  /** Why there are no categories to choose. */
  problem: string | undefined
  /** The lists of categories. */
  children: ReactNode
}

/** A search panel: words beside two lists of categories, on phones above them. */
export function WordsAndCategories({ words, texts, problem, children }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <label className="block max-lg:order-1 sm:max-lg:col-span-full">
        <span className="block text-sm">{texts.words}</span>
        <input
          name="q"
          inputMode="search"
          className="field"
          maxLength={100}
          defaultValue={words}
          placeholder={texts.hint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      {children}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger order-last col-span-full">
          {problem}
        </p>
      )}
      <button type="submit" className="btn-primary self-end max-lg:order-3 sm:max-lg:col-span-full">
        <Icon name="i-lucide-search" />
        {texts.search}
      </button>
    </div>
  )
}
