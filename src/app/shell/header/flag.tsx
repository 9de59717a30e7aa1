import type { Language } from '#contract/core/languages.ts'

/** A flag as a sign beside the language's code; drawn small, since no font on cheap phones can be relied on for it. */
export const Flag = ({ language }: { language: Language }) => (
  <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true" className="shrink-0">
    {language === 'bn' ? (
      <>
        <path fill="#006a4e" d="M0 0h20v12H0z" />
        <circle cx="9" cy="6" r="4" fill="#f42a41" />
      </>
    ) : (
      <>
        <path fill="#012169" d="M0 0h20v12H0z" />
        <path stroke="#fff" strokeWidth="2.4" d="m0 0 20 12M20 0 0 12" />
        <path stroke="#c8102e" strokeWidth=".9" d="m0 0 20 12M20 0 0 12" />
        <path stroke="#fff" strokeWidth="4" d="M10 0v12M0 6h20" />
        <path stroke="#c8102e" strokeWidth="2.2" d="M10 0v12M0 6h20" />
      </>
    )}
  </svg>
)
