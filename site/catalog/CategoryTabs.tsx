import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../ui/Tabs.tsx'
import type { ServiceKind } from './filter-services.ts'

/** The services, consultations and providers of a category, all for the city of the search. */
export function CategoryTabs({
  category,
  current,
  cityId = '',
}: {
  category: CategoryPage
  current: ServiceKind | 'providers'
  cityId?: string
}) {
  const { t } = useTranslation('services')
  const { id } = category
  const search = cityId ? { city_id: cityId } : {}
  const tab = (name: typeof current, to: string, label: string, count: number) => ({
    to,
    label,
    count,
    current: name === current,
  })
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        tab('service', pages.category({ id, ...search }), t('tabs.services'), category.services_count),
        tab('consultation', pages.categoryConsultations({ id, ...search }), t('tabs.consultations'), category.consultations_count),
        tab('providers', pages.categoryProviders({ id, ...search }), t('tabs.providers'), category.providers_count),
      ]}
    />
  )
}
