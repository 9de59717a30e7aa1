import { describe, expect, it } from 'vitest'
import { sellerHead } from '#app/features/sellers/head.ts'
import { mediaHead } from '#app/features/sellers/media/public/head.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { aFilm, aPicture, mediaPage } from '#tests/support/phone/seller-media-rows.ts'

const tools = { texts: textsIn('en'), origin: 'https://market.example' }
const RUPA = { id: 90, slug: 'rupa-pottery', name: 'Rupa Pottery' }
const EMBED = 'https://www.youtube-nocookie.com/embed/abcdefghijk'

describe('the head of a list of what sellers show', () => {
  it('has its first picture as preview, and one address whatever else was asked', () => {
    expect(mediaHead({ list: 'gallery' }, mediaPage([aPicture(2), aPicture(1)]), tools)).toMatchObject({
      ...{ title: 'Gallery', canonicalPath: '/gallery', image: '/media/sellers/2.webp' },
    })
    expect(mediaHead({ list: 'videos' }, mediaPage([aFilm(2)]), tools).image).toBe('/media/sellers/1.webp')
    expect(mediaHead({ list: 'videos' }, mediaPage([]), tools).image).toBeUndefined()
  })

  it('of one seller names them, at an address of its own', () => {
    const { title, description, canonicalPath } = mediaHead({ list: 'videos', seller: 'Rupa-Pottery' }, mediaPage([], { seller: RUPA }), tools)
    expect([title, canonicalPath]).toEqual(['Videos by Rupa Pottery', '/videos?seller=rupa-pottery'])
    expect(description).toContain('Rupa Pottery')
  })

  it('tells of films that play here and have a poster of ours, and of no others', () => {
    const films = [aFilm(4), aFilm(3, { poster: null }), aFilm(2, { video_url: 'https://fb.watch/abc' }), aFilm(1, { name: '' })]
    const { structuredData } = mediaHead({ list: 'videos' }, mediaPage(films), tools)
    const said = {
      '@type': 'VideoObject',
      thumbnailUrl: ['https://market.example/media/sellers/1.webp'],
      embedUrl: EMBED,
      uploadDate: '2026-01-20T05:00:00.000Z',
    }
    expect(structuredData).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { ...said, name: 'Film 4' } },
        { position: 2, item: { ...said, name: 'Video by Rupa Pottery' } },
      ],
    })
    expect((structuredData as { itemListElement: unknown[] }).itemListElement).toHaveLength(2)
    expect(mediaHead({ list: 'gallery' }, mediaPage([aPicture(1)]), tools).structuredData).toBeUndefined()
  })
})

describe('the head of a profile', () => {
  const films = [{ id: 1, video_url: 'https://youtu.be/abcdefghijk', name: 'At the wheel', added_at: '2026-01-20T05:00:00.000Z' }]
  const seller = { slug: 'rupa-pottery', full_name: 'Rupa Pottery', profession: '', about: '', member_since: '2024-05-01T00:00:00.000Z', films }
  const headOf = (profile_picture: string | null) =>
    sellerHead({ ...seller, profile_picture } as unknown as SellerPage, tools).structuredData as { mainEntity: object }

  it('tells of its films where there is a poster', () => {
    expect(headOf('/media/sellers/face.webp').mainEntity).toMatchObject({ subjectOf: [{ '@type': 'VideoObject', name: 'At the wheel', embedUrl: EMBED }] })
    expect(headOf(null).mainEntity).not.toHaveProperty('subjectOf')
  })
})
