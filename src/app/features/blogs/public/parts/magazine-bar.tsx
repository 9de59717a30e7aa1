import { type FormEvent, type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlogFilter, readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { activeChips, type ChipName, without } from '../filter.ts'
import { useCategoryNames } from '../use-category-names.ts'
import { useMagazineAddress } from '../use-magazine-address.ts'

/** In their own letters, as everywhere. */
const OWN_NAMES: Record<Language, string> = { bn: 'বাংলা', en: 'English' }

/** Search, language, and what is asked for: a GET form and links, so that all of it works before and without its program. */
export function MagazineBar({ filter }: { filter: BlogFilter }) {
  const { t } = useTranslation('blogs')
  const { ask, hrefOf, follow } = useMagazineAddress()
  const { q, ...others } = filter
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(readBlogFilter(Object.fromEntries(new FormData(event.currentTarget))))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 mb-3">
        <form method="get" action={hrefOf({})} onSubmit={submit} className="flex grow gap-2 sm:max-w-md">
          {Object.entries(others).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={String(value)} />
          ))}
          <input
            name="q"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            className="field"
            defaultValue={q}
            placeholder={t('filters.searchHint')}
            aria-label={t('filters.search')}
          />
          <button type="submit" className="btn-primary" aria-label={t('filters.search')}>
            <Icon name="i-lucide-search" />
          </button>
        </form>
        <ul aria-label={t('filters.inLanguage')} className="flex flex-wrap gap-2 sm:ms-auto">
          {[undefined, ...LANGUAGES].map((one) => (
            <li key={one ?? 'all'}>
              <LanguageLink
                language={one}
                isChosen={filter.language === one}
                href={hrefOf(inLanguage(filter, one))}
                onClick={follow(inLanguage(filter, one))}
              />
            </li>
          ))}
        </ul>
      </div>
      <Chips filter={filter} />
    </>
  )
}

const inLanguage = (filter: BlogFilter, language: Language | undefined): BlogFilter => (language ? { ...filter, language } : without(filter, 'language'))

interface LanguageLinkProps {
  language: Language | undefined
  isChosen: boolean
  href: string
  onClick: (event: MouseEvent) => void
}

function LanguageLink({ language, isChosen, href, onClick }: LanguageLinkProps) {
  const { t } = useTranslation('blogs')
  return (
    <a
      className={`target px-3 rounded-full border ${isChosen ? 'bg-brand text-on-brand border-brand' : 'bg-raised border-ink-soft'}`}
      href={href}
      onClick={onClick}
      aria-current={isChosen || undefined}
      {...(language && { lang: language })}
    >
      {isChosen && <Icon name="i-lucide-check" />}
      {language ? OWN_NAMES[language] : t('filters.allLanguages')}
    </a>
  )
}

/** What is asked for, each part with a way to take it back. */
function Chips({ filter }: { filter: BlogFilter }) {
  const { t } = useTranslation('blogs')
  const { hrefOf, follow } = useMagazineAddress()
  const nameOf = useChipNames(filter)
  const chips = activeChips(filter)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap gap-2 mb-3">
      {chips.map((chip) => {
        const rest = without(filter, chip)
        const name = nameOf(chip)
        return (
          <li key={chip}>
            <a className="chip min-h-12" href={hrefOf(rest)} onClick={follow(rest)} aria-label={t('filters.remove', { name })}>
              <span>
                <MixedText text={name} />
              </span>
              <Icon name="i-lucide-x" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function useChipNames({ q = '', tag = '', category }: BlogFilter): (chip: ChipName) => string {
  const { t } = useTranslation('blogs')
  const isBangla = useLanguage() === 'bn'
  const { categories, ask } = useCategoryNames()
  useEffect(() => (category ? whenIdle(ask) : undefined), [category, ask])
  const found = categories?.find(({ slug }) => slug === category)
  const names: Record<ChipName, () => string> = {
    q: () => q,
    tag: () => t('filters.tag', { tag }),
    category: () => (found ? (isBangla && found.title_bn) || found.title : t('filters.category')),
    author: () => t('filters.author'),
  }
  return (chip) => names[chip]()
}
