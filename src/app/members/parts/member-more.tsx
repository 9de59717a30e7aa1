import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { Member } from '../relation-entry.ts'
import { useRelation } from '../use-relation.ts'

type Choices = ComponentType<{ member: Member; onClose: () => void }>

/** Opens the choices of muting and blocking; their program and texts come with the first press. */
export function MemberMore({ member }: { member: Member }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { isPossible, isMuted } = useRelation(member.user_id)
  const [Opened, setOpened] = useState<Choices>()
  if (!isPossible) return null
  const open = async () => {
    try {
      const [{ MemberChoices }] = await Promise.all([import('./member-choices.tsx'), router.options.context.addTexts?.('/members')])
      setOpened(() => MemberChoices)
    } catch {
      showNotice(t('common:error.partMissing'))
    }
  }
  return (
    <>
      <Button
        variant="icon"
        icon="i-lucide-ellipsis"
        aria-haspopup="dialog"
        aria-label={t('following:more', { name: member.name })}
        onClick={() => void open()}
      />
      {isMuted && <span className="chip">{t('following:muted')}</span>}
      {Opened && <Opened member={member} onClose={() => setOpened(undefined)} />}
    </>
  )
}
