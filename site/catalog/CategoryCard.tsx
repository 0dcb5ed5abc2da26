import type { CategoryView } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { CategoryIcon } from './CategoryIcon.tsx'

type Props = { category: CategoryView; withDescription?: boolean; cityId?: string }

/** A category with its icon, name and number of services; its page starts with the city. */
export function CategoryCard({ category, withDescription = false, cityId = '' }: Props) {
  const { t } = useTranslation('home')
  const text = useText()
  const count = category.services_count + category.consultations_count
  return (
    <article className={`card card-link flex h-full gap-4 p-5 ${withDescription ? 'items-start' : 'flex-col items-center text-center'}`}>
      <span className="grid size-18 shrink-0 place-items-center rounded-card bg-brand-soft">
        <CategoryIcon icon={category.icon} />
      </span>
      <div className="min-w-0">
        <h3 className="leading-snug">
          <PageLink to={pages.category({ id: category.id, ...(cityId && { city_id: cityId }) })} data-cover="">
            {text(category.name)}
          </PageLink>
        </h3>
        {withDescription && <p className="mt-1 text-muted">{text(category.description)}</p>}
        <p className={`text-sm ${withDescription ? 'mt-2 font-medium text-brand' : 'mt-1 text-muted'}`}>
          {t('categories.services', { count })}
        </p>
      </div>
    </article>
  )
}
