import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostCard } from '#contract/posts/posts.ts'
import { MAIN_REACTION, type Reaction } from '#contract/threads/reactions.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useReacting } from '../reactions/use-reacting.ts'
import { REACTION_SIGNS } from './reaction-signs.ts'

const LONG_PRESS_MS = 400
/** A pointer that only passes by asks for nothing. */
const HOVER_MS = 500

interface PickerProps {
  title: string
  mine: Reaction | null
  takesFocus: boolean
  choose: (kind: Reaction | null) => void
  onClose: (isByKey: boolean) => void
}

/** Like by one press, and a small button beside it for the other four. A long press and a resting pointer open the same. */
export function ReactionBar({ post, mine }: { post: PostCard; mine: Reaction | null }) {
  const { t } = useTranslation('posts')
  const react = useReacting(post)
  const { Picker, isHovered, open, close: closePicker } = usePicker()
  const main = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const { takePress, isTaken, onPointerDown, onPointerEnd, onPointerEnter } = useResting(open)
  const close = () => {
    takePress()
    closePicker()
  }
  const choose = (kind: Reaction | null) => {
    react(kind)
    close()
    main.current?.focus()
  }
  return (
    // What a resting mouse opened closes when the mouse goes.
    <span className="inline-flex js-only" onPointerLeave={() => isHovered && close()}>
      <button
        ref={main}
        type="button"
        className={`target px-3 rounded-control font-600 touch-pan-y active:bg-sunken ${mine ? 'text-brand' : 'text-ink-soft'}`}
        aria-pressed={mine !== null}
        aria-label={t('reactTo', { kind: t(`reactions.${mine ?? MAIN_REACTION}`), name: post.author_name })}
        onClick={() => !takePress() && react(mine ? null : MAIN_REACTION)}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerEnter={onPointerEnter}
        onContextMenu={(event) => isTaken() && event.preventDefault()}
      >
        {mine ? <span aria-hidden="true">{REACTION_SIGNS[mine]}</span> : <Icon name="i-lucide-thumbs-up" />}
        <span className="max-[21rem]:sr-only">{t(`reactions.${mine ?? MAIN_REACTION}`)}</span>
      </button>
      <button
        ref={more}
        type="button"
        className="btn-icon text-ink-soft"
        aria-haspopup="true"
        aria-expanded={Picker !== undefined}
        aria-label={t('chooseReaction', { name: post.author_name })}
        onClick={() => (Picker && !isHovered ? close() : open('press'))}
      >
        <Icon name="i-lucide-smile-plus" />
      </button>
      {Picker && (
        <Picker
          title={t('chooseReaction', { name: post.author_name })}
          mine={mine}
          takesFocus={!isHovered}
          choose={choose}
          onClose={(isByKey) => {
            close()
            if (isByKey) more.current?.focus()
          }}
        />
      )}
    </span>
  )
}

type OpenedBy = 'press' | 'hover'

/** The five, whose program comes with the first wish for it. */
function usePicker() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<{ Picker: ComponentType<PickerProps>; by: OpenedBy }>()
  const open = (by: OpenedBy) =>
    void import('./reaction-picker.tsx').then(
      ({ ReactionPicker }) => setOpened({ Picker: ReactionPicker, by }),
      () => showNotice(t('common:error.partMissing')),
    )
  return { Picker: opened?.Picker, isHovered: opened?.by === 'hover', open, close: () => setOpened(undefined) }
}

/** A finger that stays for 400 ms, or a mouse that rests. The press that ends such a wish is none of its own. */
function useResting(open: (by: OpenedBy) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const taken = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wait = (ms: number, by: OpenedBy) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      taken.current = by === 'press'
      open(by)
    }, ms)
  }
  return {
    isTaken: () => taken.current,
    /** Whether the press was a long one. Each is taken once: a key may be the next. */
    takePress: () => {
      const wasTaken = taken.current
      taken.current = false
      return wasTaken
    },
    onPointerDown: () => {
      taken.current = false
      wait(LONG_PRESS_MS, 'press')
    },
    onPointerEnd: () => clearTimeout(timer.current),
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && wait(HOVER_MS, 'hover'),
  }
}
