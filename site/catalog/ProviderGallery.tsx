import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { WorkPicture } from './WorkPicture.tsx'

/** The images of a provider's work with their captions; one of the state before is beside the finished work. */
export function ProviderGallery({ gallery }: Pick<ProviderPage, 'gallery'>) {
  const { t } = useTranslation('services')
  const text = useText()
  if (gallery.length === 0) return null
  return (
    <Card title={t('provider.gallery')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {gallery.map((picture, at) => {
          const name = picture.caption ? text(picture.caption) : t('provider.image', { number: at + 1 })
          return (
            <li key={picture.url} className={picture.before_url ? 'col-span-2' : ''}>
              <figure>
                <WorkPicture
                  picture={picture}
                  name={name}
                  className={`rounded-control ${picture.before_url ? 'aspect-2/1' : 'aspect-square'}`}
                />
                {picture.caption && <figcaption className="mt-1 text-sm wrap-anywhere text-muted">{name}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
