import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { JsonLd } from '../ui/JsonLd.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import type { ServiceKind } from './filter-services.ts'
import { PackageList } from './PackageList.tsx'
import { ProviderCardView } from './ProviderCardView.tsx'
import { ServicePicker } from './ServicePicker.tsx'
import { WorkSamples } from './WorkSamples.tsx'

type Props = {
  category: CategoryPage
  kind: ServiceKind
  q: string
  cityId: string
  selected: readonly string[]
  error: string | undefined
}

/** The services or consultations of a category, to select for an order. */
export function CategoryServices({ category, kind, q, cityId, selected, error }: Props) {
  const { t } = useTranslation('services')
  const text = useText()
  const name = text(category.name)
  const works = category.works.filter(({ url }) => !category.providers.some(({ before_after }) => before_after?.url === url))
  const title = t(kind === 'service' ? 'category.servicesTitle' : 'category.consultationsTitle', { name })
  return (
    <div className="wrap">
      <PageHead title={title} description={text(category.description)} />
      <JsonLd
        type="Service"
        name={title}
        description={text(category.description)}
        areaServed="SA"
        hasOfferCatalog={{
          '@type': 'OfferCatalog',
          itemListElement: category.services.map(({ name, starting_price_with_vat }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: text(name) },
            ...(starting_price_with_vat !== null && { priceSpecification: startsAt(starting_price_with_vat) }),
          })),
        }}
      />
      <Breadcrumbs crumbs={[{ to: pages.services(), label: t('title') }]} current={name} />
      <div className="flex flex-wrap items-center gap-5 pb-6">
        <span className="grid size-20 place-items-center rounded-panel bg-brand-soft">
          <CategoryIcon icon={category.icon} size={54} />
        </span>
        <div className="min-w-0 grow basis-72">
          <h1>{title}</h1>
          <p className="mt-1 max-w-2xl text-muted">{text(category.description)}</p>
        </div>
        <PageLink to={pages.categoryProviders({ id: category.id, ...(cityId && { city_id: cityId }) })} className="rounded-full">
          <Badge tone="brand" icon="users">
            {t('category.providers', { count: category.providers_count })}
          </Badge>
        </PageLink>
      </div>
      <CategoryTabs category={category} current={kind} cityId={cityId} />
      <ServicePicker category={category} kind={kind} q={q} cityId={cityId} selected={selected} error={error} />
      {kind === 'service' && <PackageList packages={category.packages} showsProvider />}
      {works.length > 0 && (
        <section className="pt-14">
          <h2 className="mb-5">{t('work.heading')}</h2>
          <WorkSamples works={works} categoryId={category.id} />
        </section>
      )}
      {category.providers.length > 0 && (
        <section className="pt-14">
          <h2 className="mb-5">{t('category.providersHeading')}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {category.providers.map((provider) => (
              <li key={provider.id}>
                <ProviderCardView provider={provider} categoryId={category.id} />
              </li>
            ))}
          </ul>
          {category.providers_count > category.providers.length && (
            <ButtonLink to={pages.categoryProviders({ id: category.id, ...(cityId && { city_id: cityId }) })} tone="plain" className="mt-5">
              {t('category.allProviders')}
            </ButtonLink>
          )}
        </section>
      )}
    </div>
  )
}

/** A lowest price with VAT as structured data: the amount that the page shows. */
const startsAt = (halalas: number) => ({
  '@type': 'PriceSpecification',
  minPrice: plainRiyals(halalas),
  priceCurrency: 'SAR',
  valueAddedTaxIncluded: true,
})
