import { readDesk, readDeskFigures } from '#contract/desk/desk.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

export const loadDesk = (options: CallOptions) => call(readDesk, {}, options)
export const loadFigures = (options: CallOptions) => call(readDeskFigures, {}, options)
