import { scriptLanguage } from '#contract/core/text.ts'

/** What is asked, a chip each. */
export const FilterChips = ({ words }: { words: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {words.map((word) => (
      <li key={word} className="chip wrap-anywhere" lang={scriptLanguage(word)}>
        {word}
      </li>
    ))}
  </ul>
)
