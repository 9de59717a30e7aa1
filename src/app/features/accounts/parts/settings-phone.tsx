import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../state/notices.ts'
import { clearOnPhone, type OnPhone, type PhoneKind, readPhoneStorage } from '../../../state/phone-storage.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ProblemNote } from './settings-notes.tsx'

type Clearable = Exclude<PhoneKind, 'app'>
/** What the user made or wished for: it is deleted only after a confirmation. */
const ASKED_FIRST: readonly PhoneKind[] = ['saved', 'drafts']
const KILO = 1024

/** What this phone keeps of Hatkhola, how much it is, and ways to let go of it. */
export function SettingsPhone() {
  const { t } = useTranslation()
  const sizeOf = useSize()
  const { kept, isUnreadable, refresh } = useKept()
  const [asked, setAsked] = useState<Clearable>()
  const { isBusy, problem, run } = useAction()

  if (isUnreadable) return <p role="alert">{t('settings:phone.unreadable')}</p>
  if (!kept) return <p role="status">{t('common:loading')}</p>

  const clear = async (kind: Clearable) => {
    await clearOnPhone(kind)
    await refresh()
    showNotice(t('settings:phone.cleared', { what: t(`settings:phone.kinds.${kind}.title`) }))
  }
  const choose = (kind: Clearable) => (ASKED_FIRST.includes(kind) ? setAsked(kind) : void run(() => clear(kind)))
  return (
    <>
      <p className="text-ink-soft">
        {t('settings:phone.text')} {kept.usage !== undefined && t('settings:phone.usage', { size: sizeOf(kept.usage) })}
      </p>
      <ul>
        {kept.kinds.map(({ kind, count, bytes }) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 border-b border-line last:border-0">
            <span className="flex-1 min-w-[min(10rem,100%)]">
              <span className="block font-600">{t(`settings:phone.kinds.${kind}.title`)}</span>
              <span className="block text-sm text-ink-soft">
                {count === 0
                  ? t('settings:phone.nothing')
                  : `${t(`settings:phone.kinds.${kind}.count`, { count })} · ${t('settings:phone.about', { size: sizeOf(bytes) })}`}
              </span>
              {kind === 'app' && <span className="block text-sm text-ink-soft">{t('settings:phone.appStays')}</span>}
            </span>
            {kind !== 'app' && count > 0 && (
              <BusyButton
                isBusy={isBusy}
                aria-label={t('settings:phone.clearWhat', { what: t(`settings:phone.kinds.${kind}.title`) })}
                onClick={() => choose(kind)}
              >
                {t('settings:phone.clear')}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
      {asked && (
        <AskDialog
          title={t('settings:phone.clearWhat', { what: t(`settings:phone.kinds.${asked}.title`) })}
          yes={t('settings:phone.clear')}
          no={t('settings:cancel')}
          onYes={() => clear(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t(asked === 'drafts' ? 'settings:phone.askDrafts' : 'settings:phone.askSaved')}
        </AskDialog>
      )}
    </>
  )
}

function useKept(): { kept: OnPhone | undefined; isUnreadable: boolean; refresh: () => Promise<void> } {
  const [kept, setKept] = useState<OnPhone>()
  const [isUnreadable, setUnreadable] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setKept(await readPhoneStorage())
    } catch {
      // Private mode, or a damaged store: it is said, and there is nothing to clear.
      setUnreadable(true)
    }
  }, [])
  useEffect(() => void refresh(), [refresh])
  return { kept, isUnreadable, refresh }
}

/** A number of bytes in words, as phones count them. */
function useSize(): (bytes: number) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (bytes) => {
    const kilobytes = bytes / KILO
    if (kilobytes < KILO) return t('settings:phone.kilobytes', { n: format.number(Math.max(1, Math.round(kilobytes))) })
    return t('settings:phone.megabytes', { n: format.number(Math.round((kilobytes / KILO) * 10) / 10) })
  }
}
