import { describe, expect, it } from 'vitest'
import { linkedItem } from '#contract/posts/linked-item.ts'

const ORIGIN = 'https://hatkhola.example'
const of = (text: string) => linkedItem(text, ORIGIN)

describe('the item that a post is about', () => {
  it.each([
    [`See ${ORIGIN}/eventdetails/12`, 'events', 12],
    [`${ORIGIN}/bn/events/12?from=a#part.`, 'events', 12],
    [`(${ORIGIN}/en/servicedetails/7)`, 'services', 7],
    [`HTTPS://HATKHOLA.EXAMPLE/JOBDETAILS/5/`, 'jobs', 5],
    [`https://other.example/eventdetails/1 ${ORIGIN}/blogs/3`, 'blogs', 3],
  ])('is found in %s', (text, noun, id) => expect(of(text)).toEqual({ noun, id }))

  it.each([
    'https://other.example/eventdetails/12',
    'https://hatkhola.example.evil.example/eventdetails/12',
    `${ORIGIN}@evil.example/eventdetails/12`,
    `${ORIGIN}/eventdetails/012`,
    `${ORIGIN}/eventdetails/99999999999`,
    `${ORIGIN}/eventdetails/12/more`,
    `${ORIGIN}/sellerevents/12`,
    '/eventdetails/12',
  ])('is none in %s', (text) => expect(of(text)).toBeUndefined())
})
