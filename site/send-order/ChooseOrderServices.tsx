import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { ServiceOption } from '../catalog/ServiceOption.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { OrderProvider } from './ChosenProviders.tsx'

type Props = { category: CategoryPage; providers: readonly OrderProvider[]; providerIds: readonly string[] }

/** The services of a private order, chosen before its form: a plain GET form. */
export function ChooseOrderServices({ category, providers, providerIds }: Props) {
  const { t } = useTranslation('send-order')
  const { t: tServices } = useTranslation('services')
  const text = useText()
  const locale = useLocale()
  const services = category.services.filter(({ kind }) => kind === 'service')
  if (services.length === 0)
    return (
      <EmptyState icon="briefcase" title={tServices('category.empty')}>
        {tServices('category.emptyHint')}
      </EmptyState>
    )
  return (
    <Form className="picker flex flex-col gap-5">
      {providerIds.length > 0 && <input type="hidden" name="providers" value={providerIds.join(',')} />}
      <p>
        {t('private.to')} <bdi>{providers.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')}</bdi>
      </p>
      <h2 className="text-xl">{tServices('category.choose')}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceOption service={service} selected={false} />
          </li>
        ))}
      </ul>
      <div className="picker-bar sticky bottom-[calc(1rem+var(--bottom-bar))] z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 ps-5 shadow-xl">
        <p className="picker-count grow font-medium">{tServices('category.selected')} </p>
        <Button size="large" className="max-sm:w-full">
          {tServices('category.continue')}
          <Icon name="arrow" />
        </Button>
      </div>
    </Form>
  )
}
