import { useTranslation } from 'react-i18next'
import { ProductPicture } from './ProductPicture.tsx'

/** The pictures of a product or car in a row that scrolls; small ones lead to each. Works without a script. */
export function ProductGallery({ urls, name, shape = 'aspect-square' }: { urls: readonly string[]; name: string; shape?: string }) {
  const { t } = useTranslation('store')
  if (urls.length === 0) return <ProductPicture url={null} alt="" className={`${shape} w-full rounded-card`} />
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <section
        aria-label={t('pictures')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line"
      >
        {urls.map((url, at) => (
          <div key={url} id={`picture-${at + 1}`} className="w-full shrink-0 scroll-mt-24 snap-center">
            <ProductPicture url={url} alt={t('picture', { name, number: at + 1 })} eager={at === 0} className={`${shape} w-full`} />
          </div>
        ))}
      </section>
      {urls.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {urls.map((url, at) => (
            <li key={url}>
              <a
                href={`#picture-${at + 1}`}
                aria-label={t('picture', { name, number: at + 1 })}
                className="block overflow-hidden rounded-control border border-line hover:border-brand"
              >
                <ProductPicture url={url} alt="" className="size-16" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
