import { useCallback, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { costOf, packPriceOf } from '#contract/data-use.ts'
import { choosePackPrice, readDataMeter, resetDataMeter } from '../../state/data-use.ts'
import { showNotice } from '../../state/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useSizeText } from '../../ui/formats/use-size-text.ts'
import { useDataSaving } from '../../ui/media/data-saving.ts'
import { useTextsOf } from '../use-texts-of.ts'

type Meter = Awaited<ReturnType<typeof readDataMeter>>

/** What this visit and this month have cost in data, on this phone only. It is not sent anywhere. */
export function DataMeter() {
  const hasTexts = useTextsOf('/data', true)
  const [meter, setMeter] = useState<Meter>()
  const [isUnreadable, setUnreadable] = useState(false)
  const read = useCallback(async () => {
    try {
      setMeter(await readDataMeter())
    } catch {
      // A private window, or a damaged store: it is said.
      setUnreadable(true)
    }
  }, [])
  useEffect(() => void read(), [read])
  if (!hasTexts) return null
  if (isUnreadable) return <Unreadable />
  return meter && <Figures meter={meter} onReset={() => resetDataMeter().then(read)} onPrice={(taka_per_gb) => setMeter({ ...meter, taka_per_gb })} />
}

function Unreadable() {
  const { t } = useTranslation('data')
  return <p className="text-sm text-ink-soft">{t('unreadable')}</p>
}

interface FiguresProps {
  meter: Meter
  onReset: () => Promise<void>
  onPrice: (takaPerGb: number) => void
}

function Figures({ meter: { use, taka_per_gb }, onReset, onPrice }: FiguresProps) {
  const { t } = useTranslation('data')
  const reset = () =>
    onReset().then(
      () => showNotice(t('resetDone')),
      () => showNotice(t('notStored')),
    )
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 tabular">
        <Figure label={t('visit')} bytes={use.visit_bytes} takaPerGb={taka_per_gb} />
        <Figure label={t('month')} bytes={use.month_bytes} takaPerGb={taka_per_gb} />
        <LeftOut />
      </dl>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
      <details>
        <summary className="target justify-start! text-brand">{t('change')}</summary>
        <div className="grid gap-2">
          <PackPrice takaPerGb={taka_per_gb} onPrice={onPrice} />
          <Button onClick={() => void reset()}>{t('reset')}</Button>
        </div>
      </details>
    </>
  )
}

function Figure({ label, bytes, takaPerGb }: { label: string; bytes: number; takaPerGb: number }) {
  const { t } = useTranslation('data')
  const format = useFormat()
  const sizeOf = useSizeText()
  const cost = costOf(bytes, takaPerGb)
  const price = cost > 0 && cost < 0.01 ? t('lessThan', { price: format.price(0.01) }) : format.price(cost)
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-end">
        {sizeOf(bytes)} · {price}
      </dd>
    </>
  )
}

/** What data saver kept from being fetched since this page was opened. */
function LeftOut() {
  const { t } = useTranslation('data')
  const sizeOf = useSizeText()
  const leftOut = useDataSaving((saving) => saving.leftOut)
  if (leftOut.size === 0) return null
  const bytes = [...leftOut.values()].reduce((sum, one) => sum + one, 0)
  return (
    <>
      <dt className="text-ink-soft">{t('leftOut')}</dt>
      <dd className="text-end">{t('leftOutPictures', { count: leftOut.size, size: sizeOf(bytes) })}</dd>
    </>
  )
}

/** Kept as soon as it makes sense. */
function PackPrice({ takaPerGb, onPrice }: { takaPerGb: number; onPrice: (takaPerGb: number) => void }) {
  const { t } = useTranslation('data')
  const format = useFormat()
  const id = useId()
  const [text, setText] = useState(() => format.digits(String(takaPerGb)))
  const isWrong = packPriceOf(text) === undefined
  const type = (typed: string) => {
    setText(typed)
    const price = packPriceOf(typed)
    if (price === undefined) return
    onPrice(price)
    choosePackPrice(price).catch(() => showNotice(t('notStored')))
  }
  return (
    <div>
      <label htmlFor={id} className="block text-sm text-ink-soft">
        {t('price')}
      </label>
      <input
        id={id}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}wrong`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}wrong`} role="alert" className="text-sm text-danger">
        {isWrong && t('priceWrong')}
      </p>
    </div>
  )
}
