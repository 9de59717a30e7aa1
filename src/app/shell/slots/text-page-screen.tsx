import type { TextPage as Page } from '#contract/pages.ts'
import { TextPage } from '../../features/pages/text-page.tsx'
import type { Answer } from '../../wire/answer.ts'
import { FreshPill } from '../lines/fresh-pill.tsx'

/** What all routes of pages of plain text show. */
export const TextPageScreen = ({ answer }: { answer: Answer<Page> }) => (
  <>
    <FreshPill />
    <TextPage answer={answer} />
  </>
)
