import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UnverifiedNote } from '#app/features/accounts/parts/unverified-note.tsx'
import { SellerArea } from '#app/shell/guards/seller-area.tsx'
import { useNotice } from '#app/state/notices.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { TextCount } from '#app/ui/form/text-count.tsx'
import { Problem } from '#contract/core/problem.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { signIn, signOff } from '../../shell/signed-in.ts'

const sendLinkAgain = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/features/accounts/settings-calls.ts', () => ({ sendLinkAgain }))

const AT = { at: '/sellerdashboard' }
const text = () => document.body.textContent ?? ''
const counted = () => screen.queryByText(/formatting included/)?.textContent

afterEach(() => {
  cleanup()
  act(signOff)
  sendLinkAgain.mockClear()
})

describe('a seller who has not verified their e-mail', () => {
  it('reads what they may post until then, in both languages', async () => {
    signIn({ email_verified: false })
    await renderScreen(<UnverifiedNote of="event" />, AT)
    expect(text()).toContain('3 events on sale at a time, drafts not counted, 30 pictures in all, and texts of 30,000 characters, and save 30 times an hour')
    cleanup()
    await renderScreen(<UnverifiedNote of="job" />, { ...AT, language: 'bn' })
    expect(text()).toContain('৩টি চাকরি খোলা')
    expect(text()).toContain('৩০,০০০ অক্ষর')
  })

  it('has the link of the mail sent again', async () => {
    signIn({ email_verified: false })
    await renderScreen(<UnverifiedNote of="all" />, AT)
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    await waitFor(() => expect(useNotice.getState().text).toBe('We have sent a link to rahima@example.com'))
    expect(sendLinkAgain).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toContain('/profile-settings')
  })

  it('sees how long a text is before it is sent, once it comes near the limit', async () => {
    signIn({ email_verified: false, seller_slug: 'rahima' })
    const show = (length: number) =>
      renderScreen(
        <SellerArea>
          <TextCount html={'x'.repeat(length)} />
        </SellerArea>,
        AT,
      )
    await show(1000)
    expect(counted()).toBe(undefined)
    cleanup()
    await show(25_000)
    expect(counted()).toBe('25,000 of 30,000 characters, formatting included')
    cleanup()
    await show(30_001)
    expect(text()).toContain('30,001 characters, formatting included. Until your email is verified a text can have 30,000.')
  })

  it('reads in the refusal what the limits are, and how they end', async () => {
    const refusal = new Problem('unverified-limit', { facts: { eventsMost: 3 } })
    await renderScreen(<FormFailure problem={refusal} failed="Not posted" isKept isOffline={false} offline="" logIn={null} />, AT)
    expect(text()).toContain('you can have 3 events, 5 products and 5 services on sale, 3 open jobs, 30 pictures and texts of 30,000 characters')
    expect(text()).toContain('Verify your email under Profile Settings and send this again.')
  })
})

describe('a seller who has verified their e-mail', () => {
  it('reads nothing of limits, and no text is counted', async () => {
    signIn({ email_verified: true, seller_slug: 'rahima' })
    await renderScreen(
      <SellerArea>
        <UnverifiedNote of="all" />
        <TextCount html={'x'.repeat(40_000)} />
      </SellerArea>,
      AT,
    )
    expect(screen.queryByText(/Verify your email|formatting included/)).toBeNull()
  })
})
