import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import type { ItemForm } from '../../../nouns/use-item-form.ts'
import { postOnce } from '../../../state/drafts/post-once.ts'
import { type Posting, usePosting } from '../../../state/drafts/use-posting.ts'
import { showNotice } from '../../../state/notices.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'
import { replaceServicePictures } from './replace-service-pictures.ts'
import { postService, refreshOwnServices, sendUpdate } from './service-calls.ts'
import { type FilledService, type ServiceTexts, textsToSend } from './service-values.ts'

/** Posts a service once, however often it is tried, and goes on to the list. */
export function useServicePosting(): Posting<FilledService, ItemForm<ServiceTexts>> {
  const router = useRouter()
  const prefix = usePrefix()
  const { t } = useTranslation('team')
  return usePosting<FilledService, ItemForm<ServiceTexts>, OwnServiceDetail>({
    send: async (filled, form, onKept) => {
      const { pictures } = form
      const before = form.beside.current.post_try === '' ? '' : form.texts().pictures_sent
      // With what the first try went out: the service that it may have made has these.
      if (before === '') form.write({ pictures_sent: form.texts().pictures })
      const texts = textsToSend(filled)
      return postOnce(form, {
        create: (client_key) => postService({ texts, pictures, client_key }),
        change: async (made) => {
          const named = form.texts().pictures
          const changed = await sendUpdate(made.service_id, { texts, version: made.version })
          const onStep = (sent: readonly string[]) => form.write({ pictures_sent: sent.join() })
          return replaceServicePictures(changed, { sent: before.split(','), now: named.split(','), pictures, onStep })
        },
        onKept,
      })
    },
    onPosted: async () => {
      refreshOwnServices()
      showNotice(t('post.done'))
      await router.navigate({ href: withLanguage(prefix, '/sellerservices'), replace: true })
    },
    onUnauthorized: () => showNotice(t('said.unauthorized')),
  })
}
