import { type IconName, icons } from './icons.ts'

type Props = {
  name: IconName
  size?: number
  className?: string
  /** Mirrored in right-to-left pages. */
  isDirectional?: boolean
  filled?: boolean
}

/** A decorative icon, hidden from screen readers. */
export function Icon({
  name,
  size = 20,
  className = '',
  isDirectional = name === 'chevron' || name === 'arrow' || name === 'logout',
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
      className={`shrink-0 ${isDirectional ? 'directional' : ''} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are constants of icons.ts
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  )
}
