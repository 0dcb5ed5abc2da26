import { showOwnCar } from '@wasl/resources/endpoints/provider-cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { CarForm } from '../provider-cars/CarForm.tsx'
import { CarReview, CarState } from '../provider-cars/CarState.tsx'
import { CarTransitions } from '../provider-cars/CarTransitions.tsx'
import { changeCar } from '../provider-cars/car-actions.server.ts'
import { carFields } from '../provider-cars/car-fields.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

/** A car of the provider, with the change that waits. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const [page, cities] = await Promise.all([api.call(showOwnCar, { params: { id } }), loadCities(api)])
  return { page, cities, fields: carFields(locale) }
}

/** Saves the form, makes a transition, or withdraws the change. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const result = await changeCar(api, await request.formData(), id)
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnCar() {
  const { page, cities, fields } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('fleet')
  const text = useText()
  const { name, status, change, car, planned } = page
  return (
    <AccountLayout title={text(name)}>
      <Breadcrumbs crumbs={[{ to: pages.ownCars(), label: t('title') }]} current={text(name)} />
      <div className="flex flex-wrap items-center gap-3">
        <CarState car={page} />
        <CarTransitions car={page} />
      </div>
      <CarReview car={page} />
      {status !== 'retired' && (
        <CarForm
          key={`${car.version} ${change?.sent_at} ${planned === null}`}
          car={planned ?? car}
          fields={fields}
          cities={cities}
          failure={failure}
          isReviewed={status !== 'draft' && status !== 'pending_review'}
        />
      )}
    </AccountLayout>
  )
}
