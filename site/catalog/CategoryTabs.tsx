import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../ui/Tabs.tsx'
import type { ServiceKind } from './filter-services.ts'

/** The services, consultations and providers of a category. */
export function CategoryTabs({ category, current }: { category: CategoryPage; current: ServiceKind | 'providers' }) {
  const { t } = useTranslation('services')
  const tab = (name: typeof current, path: string, label: string, count: number) => ({
    to: `/static/${path}/${category.id}`,
    label,
    count,
    current: name === current,
  })
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        tab('service', 'our_services', t('tabs.services'), category.services_count),
        tab('consultation', 'our_services_consult', t('tabs.consultations'), category.consultations_count),
        tab('providers', 'our_services_provider', t('tabs.providers'), category.providers_count),
      ]}
    />
  )
}
