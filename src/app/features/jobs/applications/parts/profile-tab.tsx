import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { readProfileStart } from '../apply-start.ts'
import { ProfileForm } from './profile-form.tsx'

type Start = Awaited<ReturnType<typeof readProfileStart>>
/** What was done last, said above the form that goes on from there. */
export type ProfileAction = 'saved' | 'here' | 'removed'

/** What one says of oneself to who hires: for every application to come. */
export function ProfileTab() {
  const { t } = useTranslation('applying')
  const { phone } = useFormat()
  const [round, setRound] = useState<{ count: number; action?: ProfileAction }>({ count: 0 })
  const [read, setRead] = useState<{ of: number; start: Start }>()
  const { count } = round
  // In another language the form stays as it is typed.
  const spell = useRef(phone)
  useEffect(() => {
    let isWanted = true
    void readProfileStart(spell.current).then((start) => isWanted && setRead({ of: count, start }))
    return () => {
      isWanted = false
    }
  }, [count])
  if (read?.of !== count)
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-3">
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
      </div>
    )
  return <ProfileForm key={count} start={read.start} action={round.action} onDone={(action) => setRound({ count: count + 1, action })} />
}
