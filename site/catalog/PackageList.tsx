import type { PackageCard } from '@wasl/shared/contract/catalog.ts'
import { formatDays, formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { ShareByWhatsApp } from '../ui/ShareByWhatsApp.tsx'

const shownItems = 4

/** The packages of a provider or of a category, each with what it includes and its price. */
export function PackageList({ packages, showsProvider = false }: { packages: readonly PackageCard[]; showsProvider?: boolean }) {
  const { t } = useTranslation('services')
  if (packages.length === 0) return null
  return (
    <section className={showsProvider ? 'pt-14' : ''}>
      <h2 className="mb-4">{t('packages.title')}</h2>
      <ul className={`grid gap-4 sm:grid-cols-2 ${showsProvider ? 'lg:grid-cols-3' : ''}`}>
        {packages.map((one) => (
          <li key={one.id} id={`package-${one.id}`} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
            <PackageView one={one} showsProvider={showsProvider} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PackageView({ one, showsProvider }: { one: PackageCard; showsProvider: boolean }) {
  const { t } = useTranslation('services')
  const text = useText()
  const locale = useLocale()
  const { id, title, description, includes, total, charges_vat, duration_days, image_urls, service, provider, category_id } = one
  const [image] = image_urls
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      {image && <img src={image} alt="" loading="lazy" className="aspect-3/2 w-full rounded-control bg-sunken object-cover" />}
      <div>
        <h3 className="leading-snug">
          <bdi>{text(title)}</bdi>
        </h3>
        <p className="text-sm text-muted">
          {text(service.name)}
          {showsProvider && (
            <>
              <span aria-hidden="true"> · </span>
              <PageLink to={pages.provider({ id: provider.id, categoryId: category_id })} className="hover:text-brand hover:underline">
                <bdi>{text(provider.name)}</bdi>
              </PageLink>
            </>
          )}
        </p>
      </div>
      {description && <p className="text-sm text-muted">{text(description)}</p>}
      <ul aria-label={t('packages.includes')} className="flex flex-col gap-1 text-sm">
        {includes.slice(0, shownItems).map((item) => (
          <li key={item.en} className="flex items-start gap-2">
            <Icon name="check" size={18} className="mt-0.5 shrink-0 text-good" />
            {text(item)}
          </li>
        ))}
        {includes.length > shownItems && <li className="text-muted">{t('packages.more', { count: includes.length - shownItems })}</li>}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3.5">
        <p className="flex flex-col">
          <span>
            <Money halalas={total} className="text-lg font-semibold" />
            {charges_vat && <span className="text-xs text-muted"> {t('withVat')}</span>}
          </span>
          <span className="text-sm text-muted">{formatDays(duration_days, locale)}</span>
        </p>
        <ButtonLink
          to={pages.sendProviderOrder({ add: provider.id, categoryId: category_id, services: service.id, package: id })}
          size="small"
          aria-label={`${t('packages.book')}: ${text(title)}`}
        >
          {t('packages.book')}
        </ButtonLink>
      </div>
      <ShareByWhatsApp
        text={`${text(title)} · ${formatMoneyText(total, locale)}\n${text(provider.name)}`}
        path={`${pages.provider({ id: provider.id, categoryId: category_id })}#package-${id}`}
        label={text(title)}
        className="-mx-2 -my-2 self-start text-sm"
      />
    </article>
  )
}
