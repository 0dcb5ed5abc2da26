import { type IconName, icons } from './icons.ts'

type Props = {
  name: IconName
  size?: number
  className?: string /** Turns with the reading direction. */
  points?: boolean
  filled?: boolean
}

/** One icon of the family, beside a text that says the same; it is silent to screen readers. */
export function Icon({
  name,
  size = 20,
  className = '',
  points = name === 'chevron' || name === 'arrow' || name === 'logout',
  filled,
}: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${points ? 'points' : ''} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are constants of icons.ts
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
