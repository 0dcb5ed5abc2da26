import type { WorkSample } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'

type Props = { picture: Pick<WorkSample, 'url' | 'before_url'>; name: string; className?: string }

/** Finished work; with a picture of the state before, both halves side by side. Each opens in full size. */
export function WorkPicture({ picture: { url, before_url }, name, className = 'aspect-4/3' }: Props) {
  const { t } = useTranslation('services')
  return (
    <div className={`grid gap-0.5 overflow-hidden rounded-control bg-sunken ${before_url ? 'grid-cols-2' : ''} ${className}`}>
      {before_url && <Half url={before_url} name={`${t('work.before')}: ${name}`} label={t('work.before')} />}
      <Half url={url} name={before_url ? `${t('work.after')}: ${name}` : name} label={before_url ? t('work.after') : undefined} />
    </div>
  )
}

function Half({ url, name, label }: { url: string; name: string; label: string | undefined }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="relative block min-h-0 overflow-hidden">
      <img src={url} alt={name} loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />
      {label && (
        <span aria-hidden="true" className="absolute start-2 bottom-2 rounded-full bg-surface px-2.5 py-0.5 text-sm font-medium">
          {label}
        </span>
      )}
    </a>
  )
}
