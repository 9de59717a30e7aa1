import type { ComponentProps } from 'react'

const LOOK =
  'block w-full rounded-full overflow-hidden appearance-none bg-sunken [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand'

interface Props extends Pick<ComponentProps<'progress'>, 'max' | 'value'> {
  'aria-label': string
  className?: string
}

/** How far something is, in the colours of the theme: browsers draw a green of their own. */
export const ProgressBar = ({ className = 'h-2', ...rest }: Props) => <progress className={`${LOOK} ${className}`} {...rest} />
