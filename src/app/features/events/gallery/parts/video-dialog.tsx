import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import { Caption, GALLERY_LIMITS, type GalleryItem, VideoLink } from '#contract/events/gallery.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { sendVideo } from '../calls.ts'

const VideoForm = v.object({ video_url: VideoLink, name: Caption })

interface Props {
  eventId: number
  onAdded: (item: GalleryItem) => void
  onClose: () => void
}

/** Asks for the address of a film. Only two hosts are let into a page; from others nothing would play. */
export function VideoDialog({ eventId, onAdded, onClose }: Props) {
  const { t } = useTranslation('gallery')
  // One for all tries of the same film: what arrived without its answer coming back is not added twice.
  const [keys] = useState(() => new Map<string, string>())
  const form = useScreenForm({
    schema: VideoForm,
    initialValues: { video_url: '', name: '' },
    onSubmit: async (video) => {
      const client_key = keys.get(video.video_url) ?? newKey()
      keys.set(video.video_url, client_key)
      onAdded(await sendVideo(eventId, { ...video, client_key }))
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
          hint={t('video.hint')}
          inputMode="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={500}
        />
        <TextField form={form} name="name" label={t('caption.label')} optional maxLength={GALLERY_LIMITS.nameLongest} dir="auto" />
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
