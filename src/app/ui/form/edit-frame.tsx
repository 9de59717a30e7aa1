import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Icon } from '../icons/icon.tsx'
import { FormWaiting } from './form-waiting.tsx'

interface Props {
  title: string
  /** Why the thing could not be read. */
  problem: Problem | undefined
  /** What is shown then, where nothing is held of it. */
  notLoaded: (problem: Problem) => ReactNode
  /** The way in and back. */
  logIn: ReactNode
  /** The form; undefined while nothing is held of the thing. */
  children: ReactNode
}

/** The screen of a form that changes something, also while that is being read and where it may not be. */
export function EditFrame({ title, problem, notLoaded, logIn, children }: Props) {
  const content = () => {
    if (problem?.code === 'not-signed-in') return <Unauthorized logIn={logIn} />
    return children ?? (problem ? notLoaded(problem) : <FormWaiting />)
  }
  return (
    <div className="max-w-4xl">
      <h1 className="text-xl pb-2">{title}</h1>
      {content()}
    </div>
  )
}

/** @see Specification §8 "Edit load, HTTP 401" */
function Unauthorized({ logIn }: { logIn: ReactNode }) {
  const { t } = useTranslation('selling')
  return (
    <div role="alert" className="card p-4 grid gap-3 justify-items-start">
      <p className="text-danger font-600">
        <Icon name="i-lucide-circle-alert" /> {t('form.unauthorized')}
      </p>
      <p>{t('form.safe')}</p>
      {logIn}
    </div>
  )
}
