import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import { Caption } from '#contract/galleries/gallery-item.ts'
import { GALLERY_TEXTS } from '#contract/galleries/gallery-limits.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useScreenForm } from '../../ui/form/use-screen-form.ts'
import type { GalleryCalls, ShownItem } from '../gallery-calls.ts'

interface Props {
  video: NonNullable<GalleryCalls['video']>
  subject: number
  onAdded: (item: ShownItem) => void
  onClose: () => void
}

/** Asks for the address of a film. Which hosts it may be on says the noun. */
export function VideoDialog({ video: films, subject, onAdded, onClose }: Props) {
  const { t } = useTranslation('gallery')
  // One for all tries of the same film: what arrived without its answer coming back is not added twice.
  const [keys] = useState(() => new Map<string, string>())
  const [schema] = useState(() => v.object({ video_url: films.schema, name: Caption }))
  const form = useScreenForm({
    schema,
    initialValues: { video_url: '', name: '' },
    onSubmit: async (video) => {
      const client_key = keys.get(video.video_url) ?? newKey()
      keys.set(video.video_url, client_key)
      onAdded(await films.add(subject, { ...video, client_key }))
      onClose()
    },
  })
  return (
    <Dialog title={t('addVideo')} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        <TextField
          form={form}
          name="video_url"
          label={t('video.address')}
          hint={t(films.hint)}
          inputMode="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={GALLERY_TEXTS.linkLongest}
        />
        <TextField form={form} name="name" label={t('caption.label')} optional maxLength={GALLERY_TEXTS.nameLongest} dir="auto" />
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton form={form} busy={t('video.adding')}>
            {t('video.add')}
          </SubmitButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}
