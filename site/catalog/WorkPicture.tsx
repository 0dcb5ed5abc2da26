import type { WorkSample } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'

type Props = { picture: Pick<WorkSample, 'url' | 'before_url'>; name: string; className?: string; isLink?: boolean }

/** Finished work; with a picture of the state before, both halves side by side. Each opens in full size, unless it is part of a link already. */
export function WorkPicture({ picture: { url, before_url }, name, className = 'aspect-4/3 rounded-control', isLink = true }: Props) {
  const { t } = useTranslation('services')
  return (
    <div className={`grid gap-0.5 overflow-hidden bg-sunken ${before_url ? 'grid-cols-2' : ''} ${className}`}>
      {before_url && <Half url={before_url} name={`${t('work.before')}: ${name}`} label={t('work.before')} isLink={isLink} />}
      <Half
        url={url}
        name={before_url ? `${t('work.after')}: ${name}` : name}
        label={before_url ? t('work.after') : undefined}
        isLink={isLink}
      />
    </div>
  )
}

function Half({ url, name, label, isLink }: { url: string; name: string; label: string | undefined; isLink: boolean }) {
  const picture = (
    <>
      <img src={url} alt={name} loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      {label && (
        <span aria-hidden="true" className="absolute start-2 bottom-2 rounded-full bg-surface px-2.5 py-0.5 text-sm font-medium">
          {label}
        </span>
      )}
    </>
  )
  const className = 'relative block min-h-0 overflow-hidden'
  if (!isLink) return <span className={className}>{picture}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className={className}>
      {picture}
    </a>
  )
}
