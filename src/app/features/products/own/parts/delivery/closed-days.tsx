import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { dhakaDay, isRealDay, noonOf } from '#contract/core/time.ts'
import { ClosedDays, type OwnShop } from '#contract/products/shops.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../../ui/controls/use-action.ts'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { saveShop } from '../../shop-calls.ts'
import { ShopPartForm } from './shop-part-form.tsx'

interface Props {
  shop: OwnShop
  put: (shop: OwnShop) => void
}

const Days = v.pipe(
  v.object({ from: v.string(), until: v.string() }),
  v.forward(
    v.check(({ until }) => !isRealDay(until) || until >= dhakaDay(Date.now()), 'in-the-past'),
    ['until'],
  ),
  ClosedDays,
)

/** Days on which the shop takes no orders, holidays for example. */
export function ClosedDaysForm({ shop, put }: Props) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const dayText = (day: string) => (isRealDay(day) ? format.day(noonOf(day)) : day)
  return (
    <ShopPartForm
      name="shop closed days"
      title={t('closed.title')}
      shop={shop}
      put={put}
      schema={Days}
      textsOf={({ closed }) => ({ from: closed?.from ?? '', until: closed?.until ?? '' })}
      changeOf={(closed) => ({ closed })}
      inWords={({ from = '', until = '' }) => [from, until].filter(Boolean).map(dayText).join(' – ')}
      save={t('closed.save')}
      beside={shop.closed && <OpenAgain shop={shop} put={put} />}
      fields={(form, note) => (
        <>
          <p className="text-sm text-ink-soft">{t('closed.hint')}</p>
          {shop.closed && (
            <p className="text-marigold font-600">
              <Icon name="i-lucide-calendar-x" /> {t('closed.now', { from: dayText(shop.closed.from), until: dayText(shop.closed.until) })}
            </p>
          )}
          <div className="grid gap-4 sm:grid-cols-2 items-start">
            <TextField form={form} name="from" type="date" label={t('closed.from')} onValue={note} />
            <TextField form={form} name="until" type="date" label={t('closed.until')} onValue={note} />
          </div>
        </>
      )}
    />
  )
}

/** Ends the pause at once. */
function OpenAgain({ shop, put }: Props) {
  const { t } = useTranslation('stock')
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const open = async () => {
    put(await saveShop({ closed: null }, shop.version))
    showNotice(t('closed.opened'))
  }
  return (
    <>
      <BusyButton icon="i-lucide-store" isBusy={isBusy || isOffline} onClick={() => void run(open)}>
        {t('closed.open')}
      </BusyButton>
      <p role="alert" className="w-full text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </>
  )
}
