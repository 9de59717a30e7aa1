import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppliedPart } from '#app/shell/slots/applied-part.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { anOwnApplication } from './a-job.ts'
import { beginApplying, endApplying, signIn } from './an-applicant.tsx'
import { jobService } from './job-service.ts'

const JOB = anOwnApplication().job_post_id
const LIST = 'GET /api/job_application/'
const show = () =>
  renderScreen(
    <AppliedPart job_post_id={JOB}>
      <a href="/apply">Apply Now</a>
    </AppliedPart>,
    { at: `/jobdetails/${JOB}` },
  )
const theLink = () => screen.getByRole('link', { name: 'Apply Now' })

beforeEach(() => {
  beginApplying()
  startDeferredHydration()
})
afterEach(endApplying)

describe('the way to apply', () => {
  it('stays the same link, with the keyboard’s place on it, when it is known that the user has not applied', async () => {
    const answered = Promise.withResolvers<void>()
    signIn()
    jobService({
      [LIST]: () => {
        answered.resolve()
        return { body: [anOwnApplication({ job_post_id: JOB + 1 })] }
      },
    })
    await show()
    const link = theLink()
    link.focus()
    await answered.promise
    // What comes of the answer has come when its screen has had a turn.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(theLink()).toBe(link)
    expect(document.activeElement).toBe(link)
  })

  it('is replaced by the state of the user’s own application', async () => {
    signIn()
    jobService({ [LIST]: { body: [anOwnApplication()] } })
    await show()
    expect(await screen.findByRole('status')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull()
  })
})
