import type { OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** Says that the order of a guest is saved and is sent with the login, above the form of an auth page. */
export function WaitingOrder({ order, next }: { order: OrderDraftView | null; next: string }) {
  const { t } = useTranslation('auth')
  const text = useText()
  const locale = useLocale()
  if (!order) return null
  const services = order.services.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')
  return (
    <div role="status" className="mb-6 flex gap-3 rounded-card bg-brand-soft p-4">
      <Icon name="check" className="mt-0.5 shrink-0 text-brand" />
      <div>
        <p className="font-medium wrap-anywhere">{t('waitingOrder.title', { services: services || text(order.category.name) })}</p>
        <p className="text-sm text-muted">
          {t('waitingOrder.hint')}{' '}
          <PageLink to={next} className="text-brand underline underline-offset-4">
            {t('waitingOrder.edit')}
          </PageLink>
        </p>
      </div>
    </div>
  )
}
