import type { StoreFacets as Facets, StorePage } from '@wasl/shared/contract/store.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { type ManyName, type StoreFilter, storeAddress } from './store-filter.ts'

type Props = { filter: StoreFilter; facets: Facets; category: StorePage['category'] }
type Value = Facets['brands'][number] & { color?: string | null }

/** What the list can be narrowed by: categories as links, the rest as one form. On phones it folds; neither needs a script. */
export function StoreFacets({ filter, facets, category }: Props) {
  const { t } = useTranslation('store')
  const text = useText()
  const locale = useLocale()
  const boxes = (name: ManyName, values: readonly Value[]) =>
    values.map((value) => <FacetBox key={value.id} name={name} value={value} isChosen={filter[name].includes(value.id)} />)
  return (
    <details className="store-filters card">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium">
        <Icon name="filter" />
        {t('filters')}
        <Icon name="down" className="ms-auto" />
      </summary>
      <div className="flex flex-col gap-5 p-4 pt-2 lg:pt-4">
        <CategoryLinks filter={filter} categories={facets.categories} category={category} />
        <Form action={pathIn(locale, pages.store())} className="flex flex-col gap-5">
          {(['q', 'category', 'sort'] as const).map(
            (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
          )}
          <Facet legend={t('facets.offers')}>
            <FacetBox
              name="available"
              value={{ id: 'true', name: texts(t('facets.available')), count: facets.available }}
              isChosen={filter.available === 'true'}
            />
            <FacetBox
              name="discounted"
              value={{ id: 'true', name: texts(t('facets.discounted')), count: facets.discounted }}
              isChosen={filter.discounted === 'true'}
            />
          </Facet>
          <Facet legend={t('facets.price')}>
            <PriceInputs filter={filter} />
          </Facet>
          <Facet legend={t('facets.brand')}>{boxes('brand', facets.brands)}</Facet>
          {facets.attributes.map(({ id, name, options }) => (
            <Facet key={id} legend={text(name)}>
              {boxes('option', options)}
            </Facet>
          ))}
          <Facet legend={t('facets.feature')}>{boxes('feature', facets.features)}</Facet>
          <Facet legend={t('facets.provider')}>{boxes('provider', facets.providers)}</Facet>
          <CitySelect cities={facets.cities} chosen={filter.city} />
          <div className="-mx-4 -mb-4 rounded-b-card border-t border-line bg-surface p-4 lg:sticky lg:bottom-(--bottom-bar)">
            <Button className="w-full">{t('facets.apply')}</Button>
          </div>
        </Form>
      </div>
    </details>
  )
}

const texts = (label: string) => ({ ar: label, en: label })

/** A group of boxes; nothing if there is none. */
function Facet({ legend, children }: { legend: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <fieldset className="flex max-h-80 flex-col gap-1 overflow-y-auto border-t border-line pt-4">
      <legend className="float-start mb-2 w-full font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

function PriceInputs({ filter }: Pick<Props, 'filter'>) {
  const { t } = useTranslation('store')
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['price_min', 'price_max'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          label={t(`facets.${name}`)}
          optional="unmarked"
          inputMode="decimal"
          dir="ltr"
          defaultValue={filter[name]}
        />
      ))}
    </div>
  )
}

function CitySelect({ cities, chosen }: { cities: Facets['cities']; chosen: StoreFilter['city'] }) {
  const { t } = useTranslation('store')
  const text = useText()
  if (cities.length === 0) return null
  return (
    <label className="flex flex-col gap-2 border-t border-line pt-4">
      <span className="font-semibold">{t('facets.city')}</span>
      <select name="city" defaultValue={chosen} className="input">
        <option value="">{t('facets.anyCity')}</option>
        {cities.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {text(name)} ({formatCount(count)})
          </option>
        ))}
      </select>
    </label>
  )
}

function FacetBox({ name, value, isChosen }: { name: string; value: Value; isChosen: boolean }) {
  const text = useText()
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
      <input type="checkbox" name={name} value={value.id} defaultChecked={isChosen} className="size-5 shrink-0 scroll-mb-24" />
      {value.color && (
        <span aria-hidden="true" className="size-5 shrink-0 rounded-full border border-line-strong" style={{ background: value.color }} />
      )}
      <span className="min-w-0 grow wrap-anywhere">{text(value.name)}</span>
      <span className="shrink-0 text-sm text-muted">{formatCount(value.count)}</span>
    </label>
  )
}

function CategoryLinks({
  filter,
  categories,
  category,
}: {
  filter: StoreFilter
  categories: Facets['categories']
  category: StorePage['category']
}) {
  const { t } = useTranslation('store')
  const text = useText()
  const to = (id: string) => storeAddress(filter, { category: id })
  const linkClass =
    'flex min-h-9 items-center justify-between gap-2 hover:text-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand'
  return (
    <nav aria-label={t('facets.category')}>
      <p className="mb-2 font-semibold">{t('facets.category')}</p>
      <ul>
        {category && (
          <li>
            <PageLink to={to(category.parent?.id ?? '')} className={linkClass}>
              <span className="flex items-center gap-1.5">
                <Icon name="chevron" size={16} className="rotate-180" />
                {category.parent ? text(category.parent.name) : t('facets.allCategories')}
              </span>
            </PageLink>
          </li>
        )}
        {category && !category.parent && <li className="flex min-h-9 items-center font-semibold text-brand">{text(category.name)}</li>}
        {categories.map(({ id, name, count }) => (
          <li key={id} className={category ? 'ps-4' : ''}>
            <PageLink to={to(id)} aria-current={id === category?.id || undefined} className={linkClass}>
              {text(name)}
              <span className="text-sm font-normal text-muted">{formatCount(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
