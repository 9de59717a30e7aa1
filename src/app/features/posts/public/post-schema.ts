import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import type { Reply } from '#contract/threads/comment-fields.ts'
import { filmSchema } from '../../../nouns/films/film-schema.ts'
import { authorPath } from './author-path.ts'

interface Tools {
  language: Language
  origin: string
  /** Absolute address of its page. */
  url: string
}

/** What search engines are told of a post, with its first comments. @see https://schema.org/DiscussionForumPosting */
export function postSchema(post: PostDetail, { language, origin, url }: Tools): object {
  const images = post.pictures.map(({ file }) => origin + file)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url,
    ...(post.title && { headline: post.title }),
    ...(post.text && { text: post.text }),
    inLanguage: post.language,
    datePublished: post.published_at,
    dateModified: post.edited_at ?? post.published_at,
    author: {
      '@type': post.author_slug === null ? 'Person' : 'Organization',
      name: post.author_name,
      url: origin + withLanguage(language, authorPath(post)),
    },
    ...(images.length > 0 && { image: images }),
    ...filmOf(post, origin),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.reactions.reduce((sum, count) => sum + count, 0),
    },
    commentCount: post.comment_count,
    ...(post.comments.length > 0 && { comment: post.comments.map((comment) => ({ ...commentOf(comment), comment: comment.replies.map(commentOf) })) }),
  }
}

function filmOf({ film, pictures, title, author_name, text, published_at }: PostDetail, origin: string): object {
  const name = title || author_name
  const video =
    film === null ? undefined : filmSchema({ url: film, poster: pictures[0]?.file, name, description: text || name, uploadDate: published_at }, origin)
  return video ? { video } : {}
}

const commentOf = ({ author, text, created_at }: Reply): object => ({
  '@type': 'Comment',
  text,
  datePublished: created_at,
  author: { '@type': 'Person', name: author },
})
