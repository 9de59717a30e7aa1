import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { REMEDIES, RETURN_LIMITS } from '#contract/shop/return-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { useKeptPictures } from '../../../../state/drafts/use-kept-pictures.ts'
import { useKeptValue } from '../../../../state/drafts/use-kept-value.ts'
import { showNotice } from '../../../../state/notices.ts'
import { discard } from '../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { FewPictures } from '../../../../ui/form/few-pictures.tsx'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../../ui/form/radio-choice.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import {
  type ComplaintFault,
  complaintBody,
  complaintDraft,
  complaintLinesOf,
  complaintPictures,
  isTypedComplaint,
  linesFor,
  NOTHING_TYPED,
  priceOfPieces,
  type TypedComplaint,
  whysFor,
} from '../complaint.ts'
import { sendComplaint } from '../send-complaint.ts'
import { ComplaintPieces } from './complaint-pieces.tsx'

interface Props {
  order: ShopOrder
  /** The complaint of the outbox in whose place this one is sent. */
  held: string | null
}

/** What is wrong with an order, with which pieces of it, and what its buyer wishes; kept at every stroke until it is sent. */
export function ComplaintForm({ order, held }: Props) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const isOffline = useIsOffline()
  const typed = useKeptValue(complaintDraft(order.number), NOTHING_TYPED, isTypedComplaint)
  const kept = useKeptPictures(complaintPictures(order.number))
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<readonly ComplaintFault[]>([])
  const { isBusy, problem, submit } = useSending(order, async () => {
    await Promise.all([typed.forget(), kept.forget()])
    if (held) await discard(held)
  })
  const { value } = typed
  const all = complaintLinesOf(order)
  const put = (change: Partial<TypedComplaint>) => {
    typed.put((now) => ({ ...now, ...change }))
    setFaults([])
  }
  const faultOf = (name: ComplaintFault, text: string) => (faults.includes(name) || problem?.fields?.[name] ? text : undefined)
  const most = format.price(order.complaint?.most ?? 0)
  const send = () => {
    const { body, faults: found } = complaintBody(value, order)
    setFaults(found)
    if (body) void submit(body, kept.pictures)
    // What is missing is marked a moment later.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <form
      ref={form}
      noValidate
      className="card p-4 grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {(typed.isRestored || kept.isRestored) && <p className="chip justify-self-start">{t('form.restored')}</p>}
      <RadioChoice
        legend={t('form.why')}
        options={whysFor(all)}
        wordOf={(one) => t(`whys.${one}`)}
        chosen={value.why}
        onChoose={(why) => put({ why })}
        error={faultOf('why', t('faults.choose'))}
      />
      <ComplaintPieces typed={value} lines={linesFor(all, value.why)} onChange={(pieces) => put({ pieces })} error={faultOf('lines', t('faults.lines'))} />
      {value.why !== 'changed-mind' && (
        <RadioChoice
          legend={t('form.wish')}
          options={REMEDIES}
          wordOf={(one) => t(`wishes.${one}`)}
          chosen={value.wish}
          onChoose={(wish) => put({ wish })}
          error={faultOf('wish', t('faults.choose'))}
        />
      )}
      {(value.wish === 'refund' || value.why === 'changed-mind') && (
        <PlainField
          label={t('form.amount')}
          hint={t('form.amountHint', { price: format.price(priceOfPieces(value, all, order)), most })}
          error={faultOf('amount', t('agree.wrong', { most }))}
          value={value.amount}
          onChange={(amount) => put({ amount })}
          longest={9}
        />
      )}
      <PlainField
        longest={RETURN_LIMITS.textLongest}
        rows={4}
        label={t('form.text')}
        hint={t(value.why === 'not-come' || value.why === 'changed-mind' ? 'parcels:optional' : 'form.textHint')}
        value={value.text}
        onChange={(text) => put({ text })}
        error={faultOf('text', t('faults.text'))}
      />
      <FewPictures
        texts={{ label: t('form.pictures'), hint: t('form.picturesHint', { count: RETURN_LIMITS.picturesMost }) }}
        pictures={kept.pictures}
        onChange={kept.putPictures}
        most={RETURN_LIMITS.picturesMost}
      />
      {value.why === 'changed-mind' && (
        <div>
          <label className="target w-full justify-start! gap-3">
            <input
              type="checkbox"
              className="accent-brand w-5 h-5 shrink-0"
              checked={value.is_unused}
              aria-invalid={faults.includes('is_unused') || undefined}
              aria-describedby="unused-fault"
              onChange={({ currentTarget }) => put({ is_unused: currentTarget.checked })}
            />
            {t('form.unused')}
          </label>
          <p id="unused-fault" role="alert" className="pt-1 text-sm text-danger empty:hidden">
            {faultOf('is_unused', t('faults.unused'))}
          </p>
        </div>
      )}
      <div role="alert" className="empty:hidden text-danger">
        {problem && (problem.code === 'bad-state' ? t('conflict.bad-state') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </div>
      <p className="text-sm text-ink-soft">{t(isOffline ? 'form.offline' : 'form.next')}</p>
      <BusyButton variant="primary" type="submit" isBusy={isBusy} className="justify-self-start">
        {t(isOffline ? 'form.save' : 'form.send')}
      </BusyButton>
    </form>
  )
}

type Body = NonNullable<ReturnType<typeof complaintBody>['body']>

/** Sends it once, or has it wait on this phone, and goes on from there. @param onTaken nothing of what was typed is needed any more */
function useSending(order: ShopOrder, onTaken: () => Promise<unknown>) {
  const { t } = useTranslation('returns')
  const router = useRouter()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (body: Body, pictures: readonly Blob[]) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const number = await sendComplaint(order, { body, pictures })
      await onTaken()
      showNotice(t(number ? 'form.sent' : 'unsent.saved'))
      await router.navigate({ href: number ? `/shop_return/${lowerCase(number)}` : `/shop_order/${lowerCase(order.number)}`, replace: true })
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, submit }
}
