import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/addresses/addresses.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { type KeptPictures, useKeptPictures } from '../../../state/drafts/use-kept-pictures.ts'
import { showNotice } from '../../../state/notices.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { useSession } from '../../../state/session/session.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { bookingScreen } from '../booking-path.ts'
import { loadAddresses } from '../calls.ts'
import { type Slots, useSlots } from '../times/use-slots.ts'
import { aboutAsking } from './asking-about.ts'
import { type AskingFaults, askingBody, detailsOf, faultsOf, type KnownBuyer } from './asking-body.ts'
import { type AskingDraft, askingPictures, type TypedAsking, useAskingDraft } from './asking-draft.ts'
import { sendAsking } from './send-asking.ts'

export interface Asking {
  draft: AskingDraft
  pictures: KeptPictures
  slots: Slots
  addresses: ReturnType<typeof useCachedAnswer<Address[]>>
  address: Address | undefined
  details: KnownBuyer
  faults: AskingFaults
  isBusy: boolean
  /** The service's refusal. */
  problem: Problem | undefined
  isVisitor: boolean
  /** It lies on this phone, or may have arrived. */
  queued: OutboxEntry | undefined
  put: (change: Partial<TypedAsking>) => void
  /** @param change what a decision has changed. */
  submit: (change?: Partial<TypedAsking>) => void
  /** At another price than the one that was seen. */
  submitAt: (price: number) => void
}

/** A request: what is chosen and typed, what is wrong with it, and how it is sent. Nothing of it is lost by a refusal. */
export function useAsking(service: ServiceDetail, account: KnownBuyer): Asking {
  const language = useLanguage()
  const format = useFormat()
  const isSignedIn = useSession(({ token }) => token !== null)
  const draft = useAskingDraft(service, isSignedIn)
  const pictures = useKeptPictures(askingPictures(service.service_id))
  const { value } = draft
  const slots = useSlots(service.service_id, value.member)
  const addresses = useCachedAnswer(loadAddresses, 'addresses')
  const book = addresses.answer?.value ?? []
  const address = value.address === null ? book[0] : book.find(({ id }) => id === value.address)
  const known = {
    ...account,
    full_name: account.full_name || (address?.full_name ?? ''),
    phone_number: account.phone_number || (address ? format.phone(address.phone_number) : ''),
  }
  const [faults, setFaults] = useState<AskingFaults>({})
  const showFaults = (found: AskingFaults) => {
    setFaults(found)
    focusFault()
  }
  const [isVisitor, setVisitor] = useState(false)
  const sending = useSending(async () => {
    await Promise.all([draft.forget(), pictures.forget()])
  })

  const submit = (change: Partial<TypedAsking>, price?: number) => {
    const typed = { ...value, ...change }
    if (Object.keys(change).length > 0) draft.put(change)
    const { body, faults: found } = askingBody(typed, { service, address, known, language })
    showFaults(found)
    setVisitor(!isSignedIn)
    if (!isSignedIn || Object.keys(found).length > 0) return
    const about = aboutAsking(service, typed)
    const seen = price === undefined ? {} : { price_seen: String(price) }
    void sending.send({ body: { ...body, ...seen }, about: { ...about, price: price ?? about.price }, pictures: pictures.pictures }, showFaults)
  }
  return {
    draft,
    pictures,
    slots,
    addresses,
    address,
    details: detailsOf(value, known),
    faults,
    isBusy: sending.isBusy,
    problem: sending.problem,
    isVisitor: isVisitor && !isSignedIn,
    queued: sending.queued,
    put: (change) => {
      draft.put(change)
      setFaults({})
      sending.drop()
    },
    submit: (change = {}) => submit(change),
    submitAt: (price) => submit({}, price),
  }
}

/** What is wrong is marked a moment later. */
const focusFault = () => requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus())

type Request = Parameters<typeof sendAsking>[0]

/** Sends it once, or has it wait on this phone, and goes on from there. @param onTaken nothing of what was typed is needed any more */
function useSending(onTaken: () => Promise<void>) {
  const { t } = useTranslation('bookings')
  const router = useRouter()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [queued, setQueued] = useState<OutboxEntry>()
  const send = async (request: Request, refuse: (faults: AskingFaults) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const sent = await sendAsking(request)
      await onTaken()
      if (sent.kind === 'queued') {
        setQueued(sent.entry)
        return
      }
      showNotice(t(`asking.sent.${sent.answer.state === 'confirmed' || sent.answer.state === 'held' ? sent.answer.state : 'asked'}`))
      await router.navigate({ href: bookingScreen(sent.answer.number), replace: true })
    } catch (cause) {
      const why = cause instanceof Problem ? cause : new Problem('bug', { cause })
      refuse(faultsOf(Object.entries(why.fields ?? {})))
      setProblem(why)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, queued, send, drop: () => setProblem(undefined) }
}
