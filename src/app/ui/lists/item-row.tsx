import { scriptLanguage } from '#contract/core/text.ts'
import { Icon } from '../icons/icon.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { MixedText } from '../text/mixed-text.tsx'

interface Props {
  /** Canonical path of its screen, without language. */
  href: `/${string}`
  title: string
  /** Of the title; found out by its script where it is not given. */
  lang?: string
  /** Its picture as stored, or null where it has none but its neighbours may: the icon stands there. */
  picture?: { src: string; tone: number; isSquare?: boolean } | null
  icon?: `i-lucide-${string}`
  /** In one line, parted by dots: when, where, how much. Empty ones are left out. */
  facts: readonly string[]
  /** What is urgent about it: `2 days left`. */
  badge?: string
}

const LEAD = 'w-20 shrink-0 aspect-video rounded-control'
/** As high as the others are, and in the middle of their width. */
const SQUARE = 'w-12 h-12 mx-4 shrink-0 rounded-control'

/** Longer ones may be parted: a place, a company. */
const SHORT_CHARACTERS = 22
/** `BDT 1,200` at the end of a line is no price. */
const unbroken = (fact: string): string => (fact.length > SHORT_CHARACTERS ? fact : fact.replaceAll(' ', '\u00a0'))

/** Anything of the market in one row, whatever its kind: where several kinds stand together. Goes into a list. */
export function ItemRow({ href, title, lang, picture, icon, facts, badge }: Props) {
  return (
    <li className="min-w-0">
      <AppLink to={href} className="card flex items-center gap-3 h-full p-2 active:bg-sunken">
        {picture ? (
          <Thumbnail path={picture.src} className={`${picture.isSquare ? SQUARE : LEAD} tone-${picture.tone}`} />
        ) : (
          icon && (
            <span className={`${LEAD} inline-flex items-center justify-center bg-sunken text-ink-soft`}>
              <Icon name={icon} className="text-lg" />
            </span>
          )
        )}
        <span className="min-w-0 grow">
          <b className="clamp clamp-2 font-600" lang={lang ?? scriptLanguage(title)}>
            {title}
          </b>
          <span className="clamp clamp-2 text-sm text-ink-soft">
            <MixedText text={facts.filter(Boolean).map(unbroken).join(' · ')} />
          </span>
          {badge && <span className="block text-sm font-600 text-marigold">{badge}</span>}
        </span>
      </AppLink>
    </li>
  )
}
