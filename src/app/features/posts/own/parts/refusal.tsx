import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { focusElement } from '../../../../ui/form/focus-element.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'

interface Props {
  problem: Problem | undefined
  /** The way in and back. */
  logIn: ReactNode
  /** In other words than those of all problems: keys of this screen, by code. */
  texts?: Partial<Record<Problem['code'], string>>
}

/** Whose way out stands in the settings. */
const IN_SETTINGS: readonly string[] = ['not-verified', 'silenced']

/** Why it was refused, what to do, and that nothing is lost. */
export function Refusal({ problem, logIn, texts = {} }: Props) {
  const { t } = useTranslation('post-writing')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) focusElement(box.current)
  }, [problem])
  const own = problem && texts[problem.code]
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:hidden">
      {problem && (
        <div className="rounded-control border border-danger p-3 grid gap-2 justify-items-start">
          <p className="font-600 text-danger">
            <Icon name="i-lucide-circle-alert" /> {t(`problems:${problem.code}.title`, { defaultValue: t('common:error.text') })}
          </p>
          <p>{own ?? t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
          {IN_SETTINGS.includes(problem.code) && (
            <ScreenLink to="/profile-settings" className="btn-quiet">
              {t(`ways.${problem.code}`)}
            </ScreenLink>
          )}
          {problem.code === 'not-signed-in' && logIn}
        </div>
      )}
    </div>
  )
}
