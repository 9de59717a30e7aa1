import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConversationScreen } from '#app/features/conversations/screens/conversation.tsx'
import { useSession } from '#app/state/session/session.ts'
import { listDrafts, readDraft, storeDraft } from '#device/drafts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { press } from '../jobs/applications/an-applicant.tsx'
import { jobService } from '../jobs/applications/job-service.ts'
import { aMessage, aThread, beginTalking, endTalking, minutesAgo, say, THREAD, WRITE } from './a-talk.tsx'

vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: (file: File) => Promise.resolve(file),
  shrinkWhole: (file: File) => Promise.resolve(new Blob([file], { type: 'image/webp' })),
}))

const DRAFT = 'picture of message in 12'
const CHOSEN = 'The picture you chose'
const show = () => renderScreen(<ConversationScreen conversation_id={12} />, { at: '/messages/12' })

async function choose(bytes: string): Promise<void> {
  await screen.findByLabelText('Message')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File([bytes], 'hall.jpg', { type: 'image/jpeg' })] } })
}
const kept = async () => ((await readDraft(owner, DRAFT)) as { picture: Blob } | undefined)?.picture.text()

let owner = 0
beforeEach(() => {
  owner = beginTalking()
  jobService({ [THREAD]: aThread([aMessage(1)]) })
})
afterEach(endTalking)

describe('the picture of a message that is being written', () => {
  it('is there again after the screen was left, and says so', async () => {
    await show()
    await choose('pixels of the hall')
    expect(await screen.findByAltText(CHOSEN)).toBeTruthy()
    await waitFor(async () => expect(await kept()).toBe('pixels of the hall'))
    cleanup()
    await show()
    expect(await screen.findByAltText(CHOSEN)).toBeTruthy()
    expect(screen.getByText('The picture you chose earlier is here again.')).toBeTruthy()
  })

  it('is replaced by another one, and forgotten when it is removed', async () => {
    await show()
    await choose('the hall')
    await waitFor(async () => expect(await kept()).toBe('the hall'))
    await choose('the gate')
    await waitFor(async () => expect(await kept()).toBe('the gate'))
    press('Remove picture')
    await waitFor(async () => expect(await listDrafts(owner)).toEqual([]))
    expect(screen.queryByAltText(CHOSEN)).toBeNull()
  })

  it('is sent with the message, and forgotten', async () => {
    const answer = aMessage(2, { text: 'Look', is_mine: true, sent_at: minutesAgo(0), picture: { width: 8, height: 6, bytes: 86, name: 'picture.webp' } })
    const asked = jobService({ [THREAD]: aThread([aMessage(1)]), [WRITE]: { body: { conversation_id: 12, message: answer } } })
    await storeDraft(owner, DRAFT, { picture: new Blob(['the hall'], { type: 'image/webp' }) })
    await show()
    await screen.findByAltText(CHOSEN)
    await say('Look')
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/conversation_message/']))
    await waitFor(async () => expect(await listDrafts(owner)).toEqual([]))
    expect(screen.queryByAltText(CHOSEN)).toBeNull()
  })

  it('is not another account’s', async () => {
    await storeDraft(owner, DRAFT, { picture: new Blob(['the hall']) })
    useSession.setState(({ account }) => ({ account: account && { ...account, id: owner + 1 } }))
    await show()
    await screen.findByLabelText('Message')
    expect(screen.queryByAltText(CHOSEN)).toBeNull()
  })

  it('that another version wrote in a way of its own is left out', async () => {
    await storeDraft(owner, DRAFT, { picture: 'hall.jpg' })
    await show()
    await screen.findByLabelText('Message')
    expect(screen.queryByAltText(CHOSEN)).toBeNull()
  })
})
