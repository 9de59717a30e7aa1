import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import { showNotice } from '../state/notices.ts'
import { noteHidden } from './left-out.ts'
import { useDesk } from './use-desk.ts'

/** Takes a comment out of sight, or shows it again, for the author of what it is about. */
export function useHiding() {
  const { t } = useTranslation('commenting')
  const { subject, fetchedAt } = useDesk()
  const [isBusy, setBusy] = useState(false)

  /** @returns whether it is done; where not, the screen says why. */
  const setHidden = async (id: number, isHidden: boolean): Promise<boolean> => {
    if (isBusy || !subject.hiding) return false
    setBusy(true)
    try {
      const { comment_count: count } = await subject.hiding.hide(id, isHidden)
      noteHidden(id, isHidden, { page: subject.page, of: fetchedAt, count })
      showNotice(t(isHidden ? 'hiding.hidden' : 'hiding.shown'))
      return true
    } catch (error) {
      const code = problemCode(error)
      if (!code) throw error
      showNotice(isNoAnswer(code) ? t('hiding.offline') : t(`problems:${code}.text`))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, setHidden }
}
