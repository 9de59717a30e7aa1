/**
 * Panels above and beside a list, each a `details`: folded on phones, so that the first card is in sight; from 1024 px they are always open where the browser
 * can show what a closed one holds, else they stay foldable.
 */
export const OPEN_WIDE = 'lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:block'
/** What unfolds a panel has no use where it is always open. */
export const HIDE_WIDE = '[@supports_selector(::details-content)]:lg:hidden'
/** A panel beside the list stays in sight while that is read; higher than the screen it scrolls by itself. */
export const STAYS_WIDE = 'lg:sticky lg:top-27 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:-m-1 lg:p-1'
