import { listOwnCars } from '@wasl/resources/endpoints/provider-cars.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { CarForm } from '../provider-cars/CarForm.tsx'
import { saveCar } from '../provider-cars/car-actions.server.ts'
import { carFields } from '../provider-cars/car-fields.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

/** What the form chooses from; those without cars of their own get the page of a forbidden address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  await api.call(listOwnCars, { query: { per_page: 1 } })
  return { cities: await loadCities(api), fields: carFields(locale) }
}

/** Sends a new car to review. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const result = await saveCar(api, await request.formData(), null)
  if (result.ok) return redirectWithToast(pathIn(locale, pages.ownCar({ id: result.data.id })), result.msg)
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function AddOwnCar() {
  const { cities, fields } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('fleet')
  return (
    <AccountLayout title={t('add')}>
      <Breadcrumbs crumbs={[{ to: pages.ownCars(), label: t('title') }]} current={t('add')} />
      <CarForm car={null} fields={fields} cities={cities} failure={failure} isReviewed={false} />
    </AccountLayout>
  )
}
