import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName } from '#contract/places.ts'
import type { DeliveryKind } from '#contract/products/delivery-rules.ts'
import type { DeliveryOption, OwnShop } from '#contract/products/shops.ts'
import { areaName, useAreas } from '../../../../../nouns/place-search.ts'
import { AskDialog } from '../../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { removeOption } from '../../shop-calls.ts'

const ICONS: Record<DeliveryKind, `i-lucide-${string}`> = { pickup: 'i-lucide-store', rider: 'i-lucide-bike', courier: 'i-lucide-truck' }

interface Props {
  option: DeliveryOption
  isLocked: boolean
  onEdit: () => void
  /** Gets the shop as it is then. */
  onRemoved: (shop: OwnShop) => void
}

/** One delivery option: how, where to, for how much, in how many days, and whether it can be paid when it comes. */
export function DeliveryCard({ option, isLocked, onEdit, onRemoved }: Props) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { kind, note, fee, free_from, days_least, days_most, is_cod } = option
  const name = [t(`delivery.kinds.${kind}`), note].filter(Boolean).join(': ')
  const days =
    days_least === days_most ? t('delivery.days', { count: days_most }) : t('delivery.daysFromTo', { from: format.number(days_least), count: days_most })
  const price = fee === 0 ? t('delivery.free') : format.price(fee)
  const remove = async () => onRemoved(await removeOption(option.id))
  return (
    <li className="card p-4 grid gap-2">
      <h3 className="text-base wrap-anywhere">
        <Icon name={ICONS[kind]} className="text-brand" /> <MixedText text={name} />
      </h3>
      {kind !== 'pickup' && <Where option={option} />}
      <p className="flex flex-wrap gap-x-3 tabular">
        {kind !== 'pickup' && <b className="text-marigold">{price}</b>}
        {kind !== 'pickup' && free_from !== null && fee > 0 && <span>{t('delivery.freeFrom', { price: format.price(free_from) })}</span>}
        <span>{days}</span>
      </p>
      <p className="text-sm text-ink-soft">
        <Icon name={is_cod ? 'i-lucide-hand-coins' : 'i-lucide-credit-card'} /> {t(is_cod ? 'delivery.codYes' : 'delivery.codNo')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-pencil" disabled={isLocked} aria-label={t('delivery.editOf', { name })} onClick={onEdit}>
          {t('delivery.editShort')}
        </Button>
        <Button icon="i-lucide-trash" disabled={isLocked} aria-label={t('delivery.removeOf', { name })} onClick={() => setAsking(true)}>
          {t('delivery.removeShort')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog title={t('delivery.removeTitle')} yes={t('delivery.removeShort')} no={t('delivery.keep')} onYes={remove} onClose={() => setAsking(false)}>
          <MixedText text={t('delivery.removeText', { name })} />
        </AskDialog>
      )}
    </li>
  )
}

function Where({ option: { districts, areas: single } }: { option: DeliveryOption }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const areas = useAreas()
  const names = [...districts.map((name) => placeName(name, isBangla)), ...single.map((name) => areaName(name, isBangla, areas))]
  return (
    <p className="text-sm wrap-anywhere">
      <Icon name="i-lucide-map-pin" className="text-ink-soft" /> {names.length === 0 ? t('delivery.everywhere') : format.list(names)}
    </p>
  )
}
