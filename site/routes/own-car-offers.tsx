import type { OwnCarOffer } from '@wasl/resources/own-cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { offerFields } from '../provider-cars/car-fields.server.ts'
import { DayRange } from '../provider-cars/DayRange.tsx'
import { OfferForm } from '../provider-cars/OfferForm.tsx'
import { changeOffers, loadOffers, type OfferCars } from '../provider-cars/offers.server.ts'
import { getToday, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** The offers of the provider on its cars. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  return { ...(await loadOffers(api, getToday(context))), fields: offerFields(locale) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await changeOffers(context.get(sessionContext).api, form)
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ id: String(form.get('id')), msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnCarOffers() {
  const { offers, cars, today, fields } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('fleet')
  return (
    <AccountLayout title={t('offers.title')}>
      <Breadcrumbs crumbs={[{ to: pages.ownCars(), label: t('title') }]} current={t('offers.title')} />
      <Tabs
        label={t('offers.tabs')}
        tabs={[
          { to: pages.ownCarOffers(), label: t('offers.mine'), current: true },
          { to: pages.orders({ side: 'open' }), label: t('offers.price'), current: false },
        ]}
      />
      <p className="text-muted">{t('offers.hint')}</p>
      {offers.length === 0 && (
        <EmptyState icon="tag" title={t('offers.empty')}>
          {t('offers.emptyHint')}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {offers.map((offer) => (
          <li key={offer.id} className="card p-4">
            <details open={failure?.id === offer.id} className="group">
              <OfferSummary offer={offer} cars={cars} today={today} />
              <div className="mt-3 border-t border-line pt-4">
                <OfferForm
                  key={offer.version}
                  offer={offer}
                  cars={cars}
                  fields={fields}
                  failure={failure?.id === offer.id ? failure : undefined}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <Card title={t('offers.add')}>
        <OfferForm key={offers.length} offer={null} cars={cars} fields={fields} failure={failure?.id === 'new' ? failure : undefined} />
      </Card>
    </AccountLayout>
  )
}

function OfferSummary({ offer, cars, today }: { offer: OwnCarOffer; cars: OfferCars; today: string }) {
  const { t } = useTranslation('fleet')
  const text = useText()
  const car = cars.find(({ id }) => id === offer.car_id)
  return (
    <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <bdi className="font-semibold">{text(offer.offer_title)}</bdi>
      <span className="font-medium">
        {offer.discount_amount === null ? (
          <bdi dir="ltr">{offer.discount_percent}%</bdi>
        ) : (
          <>
            <Money halalas={offer.discount_amount} /> {t('offers.perRental')}
          </>
        )}
      </span>
      <bdi className="text-muted">{car ? text(car.name) : t(offer.car_id ? 'offers.retiredCar' : 'offers.allCars')}</bdi>
      <DayRange from={offer.starts_on} to={offer.ends_on} className="text-muted" />
      {offer.ends_on < today ? <Badge>{t('offers.ended')}</Badge> : !offer.is_active && <Badge>{t('offers.inactive')}</Badge>}
      <Icon name="down" size={18} className="ms-auto text-muted group-open:rotate-180" />
    </summary>
  )
}
