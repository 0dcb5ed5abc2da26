type Props = { name: string; url?: string | null; size?: number; square?: boolean }

/** A picture, or the initials of the name. */
export function Avatar({ name, url, size = 44, square = false }: Props) {
  const shape = `shrink-0 object-cover ${square ? 'rounded-control' : 'rounded-full'}`
  if (url) return <img src={url} alt="" width={size} height={size} loading="lazy" className={shape} style={{ width: size, height: size }} />
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center bg-brand-soft font-semibold text-brand ${shape}`}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
    </span>
  )
}

// Without the thin space the two Arabic letters would connect and read as a word.
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.replace(/^ال(?=..)/, '').charAt(0))
    .join('\u2009')
