import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { changeMute } from '../change-relation.ts'
import type { Member } from '../relation-entry.ts'
import { relationFault } from '../relation-fault.ts'
import { useRelation } from '../use-relation.ts'
import { BlockDialog } from './block-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'

interface Props {
  member: Member
  onClose: () => void
}

/** What can be done about a member whom one does not want to read: mute and block, or no longer. Its texts: `/members`. */
export function MemberChoices({ member, onClose }: Props) {
  const { t } = useTranslation()
  const { isMuted } = useRelation(member.user_id)
  const [step, setStep] = useState<'mute' | 'block'>()
  if (step === 'mute') return <MuteDialog member={member} onClose={onClose} />
  if (step === 'block') return <BlockDialog member={member} onClose={onClose} />
  const unmute = async () => {
    const done = await changeMute(member, null).catch((cause: unknown) => void showNotice(relationFault(t, cause)))
    if (!done) return
    showNotice(t(done === 'queued' ? 'members:said.queued' : 'members:said.unmuted', { name: member.name }))
    onClose()
  }
  return (
    <Dialog title={member.name} place="sheet" onClose={onClose}>
      <div className="grid gap-2">
        {isMuted ? (
          <Button icon="i-lucide-volume-2" data-first-focus onClick={() => void unmute()}>
            {t('members:steps.unmute')}
          </Button>
        ) : (
          <Button icon="i-lucide-volume-x" data-first-focus onClick={() => setStep('mute')}>
            {t('members:mute.open')}
          </Button>
        )}
        <Button icon="i-lucide-ban" onClick={() => setStep('block')}>
          {t('members:block.open')}
        </Button>
      </div>
    </Dialog>
  )
}
