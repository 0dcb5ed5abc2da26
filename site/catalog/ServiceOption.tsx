import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { Money } from '../ui/Money.tsx'
import { CommonPrice } from './CommonPrice.tsx'
import { StartingPrice } from './StartingPrice.tsx'

/** A selectable service: the whole card is its checkbox. */
export function ServiceOption({ service, selected }: { service: ServiceView; selected: boolean }) {
  const { t } = useTranslation('services')
  const text = useText()
  return (
    <label className="card flex h-full cursor-pointer items-start gap-4 p-5 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <input
        type="checkbox"
        name="services"
        value={service.id}
        defaultChecked={selected}
        className="pick mt-1 size-6 shrink-0 focus-visible:outline-none"
      />
      <span className="flex min-w-0 grow flex-col self-stretch">
        <span className="pe-8 text-lg font-semibold">{text(service.name)}</span>
        <span className="mt-1 mb-3 text-muted">{text(service.description)}</span>
        <span className="mt-auto flex flex-wrap items-center justify-between gap-2 text-sm">
          <StartingPrice
            price={service}
            className="text-base font-semibold"
            fallback={<span className="text-muted">{t('priceOnRequest')}</span>}
          />
          {service.package_total !== null && (
            <Badge tone="brand" icon="tag">
              {t('packages.of')} <Money halalas={service.package_total} />
            </Badge>
          )}
          <CommonPrice price={service.common_price} className="text-muted" />
          {service.questions.length > 0 && <Badge icon="list">{t('category.questions', { count: service.questions.length })}</Badge>}
        </span>
      </span>
    </label>
  )
}
