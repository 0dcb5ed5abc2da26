import type { CategoryView } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { CategoryCard } from '../catalog/CategoryCard.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { SectionHeading } from './SectionHeading.tsx'

/** All main categories; nothing while there is none. */
export function Categories({ categories }: { categories: readonly CategoryView[] }) {
  const { t } = useTranslation('home')
  if (categories.length === 0) return null
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading
        title={t('categories.heading')}
        lead={t('categories.lead')}
        end={
          <ButtonLink to={pages.services()} tone="soft">
            {t('actions.showAll', { ns: 'common' })}
          </ButtonLink>
        }
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  )
}
