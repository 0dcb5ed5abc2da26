import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { bannerArt } from './banner-art.ts'

type Banner = HomePage['banners'][number]

/** The back office's banners: two columns, or a scrolling row on small screens. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation('home')
  if (banners.length === 0) return null
  return (
    <section aria-label={t('banners.label')} className="wrap pt-12">
      <ul className="-mx-1 grid grid-cols-none snap-x snap-mandatory auto-cols-[88%] grid-flow-col gap-4 overflow-x-auto p-1 sm:auto-cols-[60%] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-2">
        {banners.map((banner) => (
          <li key={banner.id} className="snap-start">
            <BannerCard banner={banner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BannerCard({ banner }: { banner: Banner }) {
  const { t } = useTranslation('home')
  const text = useText()
  return (
    <article className="card-link relative flex h-full min-h-44 items-center gap-2 overflow-hidden rounded-panel bg-deep p-6 text-on-deep">
      <div className="min-w-0 grow">
        <h3 className="text-xl">
          {banner.link ? (
            <PageLink to={banner.link} data-cover="">
              {text(banner.title)}
            </PageLink>
          ) : (
            text(banner.title)
          )}
        </h3>
        {banner.subtitle && <p className="mt-1.5 text-on-deep-muted">{text(banner.subtitle)}</p>}
        {banner.link && (
          <p aria-hidden="true" className="mt-4 flex items-center gap-1.5 font-medium text-warm">
            {t('banners.discover')}
            <Icon name="arrow" size={18} />
          </p>
        )}
      </div>
      <BannerPicture banner={banner} />
    </article>
  )
}

function BannerPicture({ banner }: { banner: Banner }) {
  if (banner.image_url)
    return (
      <img
        src={banner.image_url}
        alt=""
        loading="lazy"
        width={130}
        height={130}
        className="size-24 shrink-0 sm:size-32 rounded-card object-cover"
      />
    )
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 140"
      className="w-24 shrink-0 sm:w-36"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are constants of banner-art.ts
      dangerouslySetInnerHTML={{ __html: findEntry(bannerArt, banner.art) ?? bannerArt.connect }}
    />
  )
}
