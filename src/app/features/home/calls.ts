import { type HomeAnswer, readHome } from '#contract/home.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** What Home shows of the market. */
export const loadHome = (options: CallOptions = {}): Promise<Answer<HomeAnswer>> => call(readHome, {}, options)
