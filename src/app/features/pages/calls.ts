import type { PageName } from '#contract/core/page-names.ts'
import { readPage, type TextPage } from '#contract/pages.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** A page of text, in both languages. */
export const loadPage = (page: PageName, options: CallOptions = {}): Promise<Answer<TextPage>> => call(readPage, { params: { page } }, options)
