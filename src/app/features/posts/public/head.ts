import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { PostDetail, PostPage } from '#contract/posts/posts.ts'
import { descriptionOf, type HeadTools, itemList, languageOf, type PageHead } from '../../../ui/navigation/page-head.ts'
import type { FeedView } from './feed-view.ts'
import { postSchema } from './post-schema.ts'

/** Head of a feed. A tag makes a page of its own for search engines; words and authors, who have pages of their own, do not. */
export function feedHead({ of, filter: { q, tag } }: FeedView, page: PostPage | undefined, { texts, origin }: HeadTools): PageHead {
  const words = q ? texts.t('heads:posts.searchTitle', { words: q }) : tag && texts.t('heads:posts.tagTitle', { tag })
  const posts = page?.results ?? []
  return {
    title: words || texts.t('heads:posts.listTitle'),
    description: texts.t('heads:posts.listDescription'),
    canonicalPath: `/posts${canonicalQuery({ tag })}`,
    image: posts.flatMap(({ pictures }) => pictures)[0]?.file,
    ...(of === 'following' && { isPrivate: true }),
    structuredData: {
      '@context': 'https://schema.org',
      ...itemList(
        posts.map(({ id, title, author_name }) => ({ name: title || author_name, path: `/posts/${id}` })),
        { texts, origin },
      ),
    },
  }
}

/** Head of one post, with its structured data. */
export function postHead(post: PostDetail, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const canonicalPath = `/posts/${post.id}`
  const by = texts.t('heads:posts.postTitle', { name: post.author_name })
  return {
    title: post.title ? `${post.author_name}: ${post.title}` : by,
    description: descriptionOf(post.text || post.title || by),
    canonicalPath,
    image: post.pictures[0]?.file ?? post.author_picture ?? undefined,
    type: 'article',
    structuredData: postSchema(post, { language, origin, url: origin + withLanguage(language, canonicalPath) }),
  }
}
