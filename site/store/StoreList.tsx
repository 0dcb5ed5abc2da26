import type { StorePage } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { ProductCardView } from './ProductCardView.tsx'
import { StoreFacets } from './StoreFacets.tsx'
import { isFiltered, type ManyName, type StoreFilter, storeAddress } from './store-filter.ts'

type Props = { store: StorePage; filter: StoreFilter }

/** The products that an address chooses, beside the filters. */
export function StoreList({ store, filter }: Props) {
  const { t } = useTranslation('store')
  const { products, facets, pagination } = store
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[17rem_1fr]">
      <StoreFacets key={JSON.stringify(filter)} filter={filter} facets={facets} category={store.category} />
      <section aria-label={t('products')} className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-muted">{t('count', { count: pagination.total_items })}</p>
          <SortLinks filter={filter} />
        </div>
        <ChosenFilters filter={filter} store={store} />
        {products.length === 0 ? (
          <EmptyState
            icon="bag"
            title={t(isFiltered(filter) ? 'empty.title' : 'empty.storeTitle')}
            action={isFiltered(filter) && <ButtonLink to={pages.store()}>{t('empty.action')}</ButtonLink>}
          >
            {t(isFiltered(filter) ? 'empty.hint' : 'empty.storeHint')}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCardView product={product} />
              </li>
            ))}
          </ul>
        )}
        <Pagination pagination={pagination} />
      </section>
    </div>
  )
}

function SortLinks({ filter }: { filter: StoreFilter }) {
  const { t } = useTranslation('store')
  const first = filter.q ? '' : 'newest'
  const sorts = [
    ['', filter.q ? 'relevance' : 'newest'],
    ...(filter.q ? [['newest', 'newest'] as const] : []),
    ['price', 'price'],
    ['-price', 'priceDown'],
  ] as const
  const current = filter.sort === 'relevance' || filter.sort === first ? '' : filter.sort
  return (
    <nav aria-label={t('sort.label')}>
      <ul className="flex flex-wrap gap-1.5">
        {sorts.map(([sort, name]) => (
          <li key={name}>
            <PageLink
              to={storeAddress(filter, { sort })}
              rel="nofollow"
              aria-current={sort === current || undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3 text-sm hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand"
            >
              {t(`sort.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Each chosen value as a link that removes it. */
function ChosenFilters({ filter, store }: Props) {
  const { t } = useTranslation('store')
  const chosen = useChosen(filter, store)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen.label')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label + without}>
          <PageLink
            to={without}
            rel="nofollow"
            aria-label={t('chosen.remove', { label })}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-soft px-3 text-sm text-brand hover:underline"
          >
            <bdi>{label}</bdi>
            <Icon name="close" size={14} />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink to={pages.store()} className="px-2 py-1 text-sm text-muted underline underline-offset-4 hover:text-brand">
          {t('chosen.clear')}
        </PageLink>
      </li>
    </ul>
  )
}

function useChosen(filter: StoreFilter, { facets, category }: StorePage): { label: string; without: string }[] {
  const { t } = useTranslation('store')
  const text = useText()
  const named: Readonly<Record<ManyName, StorePage['facets']['brands']>> = {
    brand: facets.brands,
    option: facets.attributes.flatMap(({ options }) => options),
    feature: facets.features,
    provider: facets.providers,
  }
  const many = (['brand', 'option', 'feature', 'provider'] as const).flatMap((name) =>
    filter[name].map((id) => {
      const found = named[name].find((value) => value.id === id)
      return {
        label: found ? text(found.name) : t(`chosen.${name}`),
        without: storeAddress(filter, { [name]: filter[name].filter((other) => other !== id) }),
      }
    }),
  )
  const city = facets.cities.find(({ id }) => id === filter.city)
  const single = (name: 'q' | 'category' | 'city' | 'price_min' | 'price_max' | 'available' | 'discounted', label: string) =>
    filter[name] ? [{ label, without: storeAddress(filter, { [name]: '' }) }] : []
  return [
    ...single('q', t('chosen.q', { q: filter.q })),
    ...single('category', category ? text(category.name) : t('chosen.category')),
    ...many,
    ...single('city', city ? text(city.name) : t('chosen.city')),
    ...single('price_min', t('chosen.price_min', { amount: filter.price_min })),
    ...single('price_max', t('chosen.price_max', { amount: filter.price_max })),
    ...single('available', t('facets.available')),
    ...single('discounted', t('facets.discounted')),
  ]
}
