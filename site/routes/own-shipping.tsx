import { listOwnShippingRates } from '@wasl/resources/endpoints/provider-shipping.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { RateForm } from '../provider-store/RateForm.tsx'
import { changeRates, rateTexts } from '../provider-store/shipping-rates.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** How the provider hands over what it sells. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const [rates, cities] = await Promise.all([api.call(listOwnShippingRates), loadCities(api)])
  return { rates, cities, texts: rateTexts(locale) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await changeRates(context.get(sessionContext).api, form)
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ id: String(form.get('id')), msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnShipping() {
  const { rates, cities, texts } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('products')
  const text = useText()
  const cityOf = (id: string | null) => cities?.find((city) => city.id === id)?.name
  return (
    <AccountLayout title={t('shipping.title')}>
      <Breadcrumbs crumbs={[{ to: pages.ownProducts(), label: t('title') }]} current={t('shipping.title')} />
      <p className="text-muted">{t('shipping.hint')}</p>
      {rates.length === 0 && (
        <EmptyState icon="bag" title={t('shipping.empty')}>
          {t('shipping.emptyHint')}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {rates.map((rate) => {
          const city = cityOf(rate.city_id)
          return (
            <li key={rate.id} className="card p-4">
              <details open={failure?.id === rate.id} className="group">
                <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
                  <bdi className="font-semibold">{text(rate.shipping_title)}</bdi>
                  <span className="text-muted">{texts.methods.find(({ value }) => value === rate.method)?.label}</span>
                  <span className="text-muted">{city ? text(city) : t('shipping.allCities')}</span>
                  <Money halalas={rate.price} className="font-medium" />
                  {!rate.is_active && <Badge>{t('shipping.inactive')}</Badge>}
                  <Icon name="down" size={18} className="ms-auto text-muted group-open:rotate-180" />
                </summary>
                <div className="mt-3 border-t border-line pt-4">
                  <RateForm
                    key={rate.version}
                    rate={rate}
                    cities={cities}
                    texts={texts}
                    failure={failure?.id === rate.id ? failure : undefined}
                  />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
      <Card title={t('shipping.add')}>
        <RateForm key={rates.length} rate={null} cities={cities} texts={texts} failure={failure?.id === 'new' ? failure : undefined} />
      </Card>
    </AccountLayout>
  )
}
