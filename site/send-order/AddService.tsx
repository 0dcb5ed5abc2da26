import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** Adds another service of the category to the order. */
export function AddService({ services, pathWith }: { services: readonly ServiceView[]; pathWith: (id: string) => string }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  if (services.length === 0) return null
  return (
    <details className="card p-4">
      <summary className="flex items-center gap-2 font-medium text-brand">
        <Icon name="plus" />
        {t('addService')}
      </summary>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {services.map((service) => (
          <li key={service.id}>
            <PageLink
              to={pathWith(service.id)}
              replace
              preventScrollReset
              className="flex items-center justify-between gap-2 rounded-control border border-line px-3 py-2 hover:border-brand hover:text-brand"
            >
              {text(service.name)}
              <Icon name="plus" size={18} />
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
