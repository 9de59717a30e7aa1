import { describe, expect, it } from 'vitest'
import { feedHead, postHead } from '#app/features/posts/public/head.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import { aPost, postPage } from '#tests/support/phone/post-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const tools = { texts: textsIn('en'), origin: 'https://market.example' }
const picture = { id: 1, file: '/media/saree.jpg', tone: 1, alt: 'A red saree', bytes: 9000 }
const aDetail = (over: Partial<PostDetail> = {}): PostDetail => ({ ...aPost(), comments: [], ...over })

describe('the head of the feed', () => {
  it('makes a page of its own of a tag, not of words or of a shop', () => {
    expect(feedHead({ of: 'all', filter: { tag: 'saree', q: 'x' } }, postPage([]), tools).canonicalPath).toBe('/posts?tag=saree')
    expect(feedHead({ of: 'all', filter: { seller: 'rupa' } }, postPage([]), tools).canonicalPath).toBe('/posts')
  })

  it('keeps search engines from the feed of those one follows', () => {
    expect(feedHead({ of: 'following', filter: {} }, undefined, tools).isPrivate).toBe(true)
  })
})

describe('the head of a post', () => {
  it('shows its first picture, else that of its author', () => {
    expect(postHead(aDetail({ pictures: [picture], author_picture: '/media/face.jpg' }), tools).image).toBe('/media/saree.jpg')
    expect(postHead(aDetail({ author_picture: '/media/face.jpg' }), tools).image).toBe('/media/face.jpg')
  })

  it('tells search engines who said what, how it is liked, and what is said about it', () => {
    const comment = {
      id: 1,
      author: 'Rina',
      text: 'Lovely',
      created_at: '2026-01-20T06:00:00.000Z',
      edited_at: null,
      is_by_author: false,
      replies: [],
      reply_count: 0,
    }
    const { structuredData } = postHead(aDetail({ reactions: [2, 1, 0, 0, 0], comment_count: 1, comments: [comment] }), tools)
    expect(structuredData).toMatchObject({
      '@type': 'DiscussionForumPosting',
      url: 'https://market.example/en/posts/1',
      author: { name: 'Rupa Sarees', url: 'https://market.example/en/seller/rupa-sarees' },
      interactionStatistic: { userInteractionCount: 3 },
      comment: [{ '@type': 'Comment', text: 'Lovely' }],
    })
  })

  it('tells of a film only where it plays here and has a poster', () => {
    const film = 'https://www.youtube.com/watch?v=abcdefghijk'
    const videoOf = (over: Partial<PostDetail>) => (postHead(aDetail(over), tools).structuredData as { video?: unknown }).video
    expect(videoOf({ film, pictures: [picture] })).toMatchObject({ '@type': 'VideoObject', thumbnailUrl: ['https://market.example/media/saree.jpg'] })
    expect(videoOf({ film })).toBeUndefined()
    expect(videoOf({ film: 'https://www.tiktok.com/@a/video/1', pictures: [picture] })).toBeUndefined()
  })
})
