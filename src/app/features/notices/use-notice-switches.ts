import { useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import type { NoticeSetting, NoticeSwitch } from '#contract/notices/notice-settings.ts'
import { listNoticeSettings, switchNotices } from '#contract/notices/notice-settings.ts'
import { call } from '../../wire/call.ts'
import type { UsedAnswer } from '../../wire/use-answer.ts'
import { useCachedAnswer } from '../../wire/use-cached-answer.ts'

interface NoticeSwitches extends Pick<UsedAnswer<NoticeSetting[]>, 'answer' | 'problem' | 'reload'> {
  /** As they were chosen, also while the service has not answered yet; undefined until anything is known. */
  settings: readonly NoticeSetting[] | undefined
  /** The last choice that was not saved, and why. */
  failed: { choice: NoticeSwitch; problem: Problem } | undefined
  /** Whether the last choice was saved. */
  isSaved: boolean
  choose: (choice: NoticeSwitch) => Promise<void>
}

const isSame = (a: NoticeSwitch, b: NoticeSwitch) => a.group === b.group && a.way === b.way

/** The notification settings of the account, and how to change each: shown as chosen at once, and as before where it could not be saved. */
export function useNoticeSwitches(): NoticeSwitches {
  const { answer, problem, reload, put } = useCachedAnswer((options) => call(listNoticeSettings, {}, options), 'notice settings')
  const [pending, setPending] = useState<readonly NoticeSwitch[]>([])
  const [failed, setFailed] = useState<NoticeSwitches['failed']>()
  const [isSaved, setSaved] = useState(false)

  const choose = async (choice: NoticeSwitch) => {
    // One answer at a time for each of them: the next tap would overtake it.
    if (pending.some((one) => isSame(one, choice))) return
    setPending((before) => [...before, choice])
    setFailed(undefined)
    setSaved(false)
    try {
      put((await call(switchNotices, { body: choice })).value)
      setSaved(true)
      // The phone keeps what was asked for, not what was answered to a choice.
      reload()
    } catch (cause) {
      setFailed({ choice, problem: cause instanceof Problem ? cause : new Problem('bug', { cause }) })
    } finally {
      setPending((before) => before.filter((one) => one !== choice))
    }
  }
  const chosen = (setting: NoticeSetting) =>
    Object.assign({ ...setting }, ...pending.filter(({ group }) => group === setting.group).map(({ way, is_on }) => ({ [way]: is_on }))) as NoticeSetting
  return { answer, problem, reload, settings: answer?.value.map(chosen), failed, isSaved, choose }
}
