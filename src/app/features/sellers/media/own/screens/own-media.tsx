import { useTranslation } from 'react-i18next'
import { GalleryEditor } from '../../../../../galleries/gallery-editor.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { TabStrip } from '../../../../../ui/navigation/tab-strip.tsx'
import { type MediaList, mediaPath } from '../../public/media-view.ts'
import { PROFILE_GALLERY } from '../profile-gallery.ts'

interface Props {
  list: MediaList
  seller: { id: number; slug: string }
}

const KINDS = { gallery: 'pictures', videos: 'films' } as const

/** The pictures or the films of one's own profile. @see Specification §2.6 "/videos" */
export function OwnMedia({ list, seller: { id, slug } }: Props) {
  const { t } = useTranslation('media')
  return (
    <>
      <TabStrip
        label={t('tabs')}
        current={list}
        tabs={[
          { name: 'gallery', to: '/sellergallery', text: t('gallery.mine') },
          { name: 'videos', to: '/sellergallery/videos', text: t('videos.mine') },
        ]}
      />
      <GalleryEditor
        key={list}
        calls={PROFILE_GALLERY}
        subject={id}
        only={KINDS[list]}
        heading={
          <>
            <h1 className="text-xl">{t(`${list}.mine`)}</h1>
            <p>{t(`${list}.mineHint`)}</p>
            <AppLink to={mediaPath({ list, seller: slug })} className="link target">
              {t('asOthersSee')}
            </AppLink>
          </>
        }
      />
    </>
  )
}
