import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'

/** The images of a provider's work with their captions. Each opens in full size. */
export function ProviderGallery({ gallery }: Pick<ProviderPage, 'gallery'>) {
  const { t } = useTranslation('services')
  const text = useText()
  if (gallery.length === 0) return null
  return (
    <Card title={t('provider.gallery')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {gallery.map(({ url, caption }, at) => {
          const name = caption ? text(caption) : t('provider.image', { number: at + 1 })
          return (
            <li key={url}>
              <figure>
                <a href={url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
                  <img src={url} alt={name} loading="lazy" decoding="async" className="aspect-square w-full bg-sunken object-cover" />
                </a>
                {caption && <figcaption className="mt-1 text-sm wrap-anywhere text-muted">{name}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
