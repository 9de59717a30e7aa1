import { useRouterState } from '@tanstack/react-router'
import type { Language } from '#contract/core/languages.ts'
import { splitLanguage } from '#contract/core/paths.ts'

/** The language that this page's address carries, if it does: links that are written by hand must carry it too. */
export const usePrefix = (): Language | undefined => useRouterState({ select: (state) => splitLanguage(state.location.publicHref).language })
