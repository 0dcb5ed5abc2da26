import { Icon } from '../ui/Icon.tsx'

/** A picture of a product; a drawing where it has none. */
export function ProductPicture({
  url,
  alt,
  className = '',
  eager = false,
}: {
  url: string | null
  alt: string
  className?: string
  eager?: boolean
}) {
  if (!url)
    return (
      <span className={`grid place-items-center bg-brand-soft text-brand ${className}`}>
        <Icon name="bag" size={56} className="opacity-70" />
      </span>
    )
  return (
    <img
      src={url}
      alt={alt}
      width={400}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-sunken object-cover ${className}`}
    />
  )
}
