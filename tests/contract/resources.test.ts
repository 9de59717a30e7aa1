import { describe, expect, it } from 'vitest'
import { itemAddress, keyOf, pagePath } from '#contract/core/resource.ts'
import { answeredAt, BOOKMARKED, RESOURCES, resourceOf } from '#contract/resources.ts'

describe('the roll call of nouns', () => {
  it.each(RESOURCES.map((one) => [one.noun, one] as const))('%s is found by its own addresses', (noun, one) => {
    expect(answeredAt(itemAddress(one, 12))).toEqual({ resource: one, key: '12' })
    if ('list' in one.api) expect(answeredAt(`${one.api.list}?limit=12`)).toEqual({ resource: one })
    expect(resourceOf(noun)).toBe(one)
  })

  it('has no noun at other addresses', () => {
    for (const address of ['/api/home/', '/api/event/create/more/', '/api/search/?q=a', '/events/12']) expect(answeredAt(address)).toBeUndefined()
  })

  it('says where a card leads', () => {
    expect(pagePath(resourceOf('jobs'), 7)).toBe('/jobdetails/7')
    expect(itemAddress(resourceOf('blogs'), 7)).toBe('/api/blogs/7/')
    expect(keyOf(resourceOf('events'), { event_id: 7 })).toBe(7)
    expect(keyOf(resourceOf('sellers'), { slug: 'rafiq' })).toBe('rafiq')
    expect(keyOf(resourceOf('events'), { title: 'no key' })).toBeUndefined()
  })

  it('saves only what has a page by number', () => {
    expect(BOOKMARKED.map(({ noun }) => noun)).toEqual(['events', 'services', 'products', 'jobs', 'blogs'])
  })
})
