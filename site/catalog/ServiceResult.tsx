import type { CategoryView, ServiceView } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'
import { categoryPage } from './filter-services.ts'
import { StartingPrice } from './StartingPrice.tsx'

type Props = {
  service: Pick<ServiceView, 'id' | 'category_id' | 'kind' | 'name' | 'starting_price' | 'starting_price_with_vat'>
  category: CategoryView | undefined
  cityId: string
}

/** A search result: links to the category with the service selected. */
export function ServiceResult({ service, category, cityId }: Props) {
  const { t } = useTranslation('services')
  const text = useText()
  const page = categoryPage(service.kind === 'service' ? 'service' : 'consultation')
  return (
    <article className="card card-link flex items-center gap-4 p-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-card bg-brand-soft">
        <CategoryIcon icon={category?.icon ?? ''} size={36} />
      </span>
      <div className="min-w-0 grow">
        <h3>
          <PageLink to={page({ id: service.category_id, services: service.id, city_id: cityId || null })} data-cover="">
            {text(service.name)}
          </PageLink>
        </h3>
        <p className="text-sm text-muted">
          {t(`kind.${service.kind}`)}
          {category && <> · {text(category.name)}</>}
          {service.starting_price !== null && (
            <>
              {' · '}
              <StartingPrice price={service} />
            </>
          )}
        </p>
      </div>
      <Icon name="chevron" className="text-muted" />
    </article>
  )
}
