import { describe, expect, it } from 'vitest'
import { stemsOf } from '#contract/core/bangla-endings.ts'
import { canon } from '#contract/core/text.ts'

describe('an ending is taken off', () => {
  it.each(
    `মেলার মেলা, মেলায় মেলা, মেলাতে মেলা, মেলাটি মেলা, মেলাগুলো মেলা, মেলাগুলোর মেলা, মেলাগুলোতে মেলা, গানের গান, বইয়ের বই, বইগুলো বই, বইটি বই, রাতে রাত, দেশে দেশ, ঢাকায় ঢাকা, চট্টগ্রামে চট্টগ্রাম,
     চট্টগ্রামের চট্টগ্রাম, শিক্ষকদের শিক্ষক, শিক্ষকরা শিক্ষক, শিক্ষককে শিক্ষক, চাকরির চাকরি, গাড়িটি গাড়ি, কবিতাগুলি কবিতা`
      .split(',')
      .map((pair) => pair.trim().split(' ').map(canon)),
  )('%s may be a form of %s', (word = '', noun = '') => {
    expect(stemsOf(word)).toContain(noun)
  })
})

describe('a word stays whole', () => {
  it.each(['শহর', 'রাত', 'ভাত', 'পার্টি', 'সিটি', 'মাটি', 'চা', 'দেশ', 'মা', 'concert', '2026', ''])(
    'that only looks so, or says too little without it: %s',
    (word) => {
      expect(stemsOf(canon(word))).toEqual([])
    },
  )
})
