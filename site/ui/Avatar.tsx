type Props = { name: string; url?: string | null; size?: number; square?: boolean }

/** A picture, or the initials of the name. */
export function Avatar({ name, url, size = 44, square = false }: Props) {
  const shape = `shrink-0 object-cover ${square ? 'rounded-control' : 'rounded-full'}`
  if (url) return <img src={url} alt="" width={size} height={size} loading="lazy" className={shape} style={{ width: size, height: size }} />
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center font-semibold ${tintOf(name)} ${shape}`}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
    </span>
  )
}

const tints = ['bg-brand-soft text-brand', 'bg-warm-soft text-warm-ink', 'bg-note-soft text-note', 'bg-good-soft text-good'] as const

/** The same colors for the same name everywhere. */
const tintOf = (name: string): string => tints[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length] ?? tints[0]

// The article and prepositions are no initials. Without the thin space the two Arabic letters would connect and read as a word.
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.replace(/^(و?ال|لل)(?=..)/, '').charAt(0))
    .join('\u2009')
