import { useTranslation } from 'react-i18next'
import { placeName } from '#contract/places.ts'
import { EditConflicts } from '../../../ui/form/edit-conflicts.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { ShopPart } from '../merge-shop.ts'
import type { ShopValues } from '../shop-values.ts'
import type { ShopMeeting } from '../use-shop-meeting.ts'

/** What was changed in a shop here and elsewhere meanwhile, part by part, in both versions. @param mine as it is typed */
export function ShopConflicts({ meeting: { theirs, conflicts, taken, decide }, mine }: { meeting: ShopMeeting; mine: ShopValues }) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const words: Record<ShopPart, (values: ShopValues) => string> = {
    name: ({ full_name }) => full_name,
    slug: ({ slug }) => slug,
    profession: ({ profession }) => profession,
    place: ({ division, district }) => [district, division].map((name) => placeName(name, isBangla)).join(', '),
    city: ({ city }) => city,
    gender: ({ gender }) => (gender ? t(`genders.${gender as 'other'}`) : ''),
    languages: ({ languages }) => format.list(languages),
    skills: ({ skills }) => format.list(skills),
    about: ({ about }) => about,
  }
  return (
    <EditConflicts
      conflicts={conflicts}
      taken={taken}
      decide={decide}
      labelOf={(part) => t(`form.${part}`)}
      renderPart={(part, whose) => (
        <p className="wrap-anywhere">
          <MixedText text={words[part](whose === 'mine' ? mine : theirs) || '–'} />
        </p>
      )}
    />
  )
}
