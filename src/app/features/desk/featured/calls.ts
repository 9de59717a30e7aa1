import { type Feature, type FeaturePlace, listFeatures, removeFeature, setFeature } from '#contract/desk/features.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadFeatures = (options: CallOptions) => call(listFeatures, {}, options)

export const feature = async (body: { place: FeaturePlace; id: number; until: string }): Promise<Feature[]> => (await call(setFeature, { body })).value

export const endFeature = async (place: FeaturePlace): Promise<Feature[]> => (await call(removeFeature, { body: { place } })).value
