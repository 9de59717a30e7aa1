import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { beginArticle, hasArticleDraft } from '../../features/blogs/own/share-as-article.ts'
import { beginEvent, hasEventDraft } from '../../features/events/own/share-as-event.ts'
import { beginCv, hasCvDraft } from '../../features/jobs/applications/share-as-cv.ts'
import { beginPost, isPostDraftsFull } from '../../features/posts/own/share-as-post.ts'
import { beginProduct, hasProductDraft } from '../../features/products/own/share-as-product.ts'
import { hasWords, isPicture, type ShareChoice, type SharedContent } from '../../features/sharing/choices.ts'
import type { SharedFile } from '../../state/drafts/shared-items.ts'

/** Words, a picture, or both: a PDF is none of these. */
const isStory = ({ words, file }: SharedContent): boolean => (file ? isPicture(file) : hasWords(words))
const pictureOf = ({ file }: SharedContent): Blob | undefined => (isPicture(file) ? file?.blob : undefined)

/** Not more than a post takes. */
const picturesAmong = (files: readonly SharedFile[]): Blob[] =>
  files
    .filter(isPicture)
    .slice(0, POST_LIMITS.picturesMost)
    .map(({ blob }) => blob)

async function opens(screen: `/${string}`, begun: Promise<void> | undefined): Promise<`/${string}`> {
  await begun
  return screen
}

/** What something shared can become. A noun whose form takes it over is one more line here. */
export const SHARE_CHOICES: readonly ShareChoice[] = [
  {
    id: 'post',
    icon: 'i-lucide-square-pen',
    needs: 'account',
    takes: isStory,
    hasDraft: isPostDraftsFull,
    begin: ({ words, file, files }) => beginPost(words, file ? picturesAmong(files) : []),
    to: '/posts/own/drafts',
  },
  {
    id: 'event',
    icon: 'i-lucide-calendar-plus',
    needs: 'seller',
    takes: isStory,
    hasDraft: hasEventDraft,
    begin: (content) => opens('/selleraddevent', beginEvent(content.words, pictureOf(content))),
    to: '/selleraddevent',
  },
  {
    id: 'product',
    icon: 'i-lucide-package-plus',
    needs: 'seller',
    takes: isStory,
    hasDraft: hasProductDraft,
    begin: (content) => opens('/products/new', beginProduct(content.words, pictureOf(content))),
    to: '/products/new',
  },
  {
    id: 'article',
    icon: 'i-lucide-file-pen-line',
    needs: 'seller',
    takes: isStory,
    hasDraft: hasArticleDraft,
    begin: (content) => opens('/writing/new', beginArticle(content.words, pictureOf(content))),
    to: '/writing/new',
  },
  {
    id: 'cv',
    icon: 'i-lucide-briefcase-business',
    needs: 'account',
    // A photo of it is taken as well.
    takes: ({ file }) => file !== undefined,
    hasDraft: hasCvDraft,
    begin: ({ file }) => opens('/jobapplications?tab=profile', file && beginCv(new File([file.blob], file.name, { type: file.type }))),
    to: '/jobapplications?tab=profile',
  },
]
