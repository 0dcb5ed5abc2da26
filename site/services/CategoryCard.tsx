import type { CategoryView } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/localized.ts'
import { CategoryIcon } from '../ui/CategoryIcon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** A category: its drawing, its name, how many services wait behind it. */
export function CategoryCard({ category, withText = false }: { category: CategoryView; withText?: boolean }) {
  const { t } = useTranslation('home')
  const text = useText()
  const count = category.services_count + category.consultations_count
  return (
    <article className={`card card-link flex h-full gap-4 p-5 ${withText ? 'items-start' : 'flex-col items-center text-center'}`}>
      <span className="grid size-18 shrink-0 place-items-center rounded-card bg-brand-soft">
        <CategoryIcon icon={category.icon} />
      </span>
      <div className="min-w-0">
        <h3 className="leading-snug">
          <PageLink to={`/static/our_services/${category.id}`} data-cover="">
            {text(category.name)}
          </PageLink>
        </h3>
        {withText && <p className="mt-1 text-muted">{text(category.description)}</p>}
        <p className={`text-sm ${withText ? 'mt-2 font-medium text-brand' : 'mt-1 text-muted'}`}>{t('categories.services', { count })}</p>
      </div>
    </article>
  )
}
