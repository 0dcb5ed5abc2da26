import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { BookingForm } from '../rentals/BookingForm.tsx'
import { readBooking } from '../rentals/read-booking.server.ts'
import { loadBooking, submitBooking } from '../rentals/submit-booking.server.ts'
import { submitDraft } from '../send-order/submit-draft.ts'
import { loadBranches } from '../server/branches.server.ts'
import { getToday, sessionContext } from '../server/session.server.ts'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type PageHandle, useRootData } from '../ui/root-data.ts'

export const handle: PageHandle = {}

/** The form that books a car, with the price of what the address chooses. Guests fill it in too. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, viewer } = context.get(sessionContext)
  const booking = readBooking(new URL(request.url).searchParams)
  const isClient = viewer?.role === 'client'
  const profile = isClient ? await api.call(showProfile) : null
  // A company does not drive.
  const values = { 'driver.name': profile?.client_type === 'company' ? '' : (profile?.name ?? '') }
  const view = await loadBooking(api, encodeURIComponent(params.id ?? ''), { booking, values, failure: null })
  const branches = await loadBranches(api, viewer)
  return { view, branches, today: getToday(context), reader: isClient ? 'client' : viewer ? 'none' : 'guest' } as const
}

export const action = (args: ActionFunctionArgs) => submitBooking(args)
export const clientAction = submitDraft

export default function SendCarOrder() {
  const { view: loaded, today, reader } = useLoaderData<typeof loader>()
  const { t } = useTranslation('rentals')
  const isColleague = useRootData()?.viewer?.role === 'colleague'
  const { t: tCars } = useTranslation('cars')
  const text = useText()
  const view = useActionData<typeof action>() ?? loaded
  const { car } = view
  const name = text(car.title)
  return (
    <div className="wrap">
      <PageHead title={`${t('title')}: ${name}`} noIndex />
      <Breadcrumbs
        crumbs={[
          { to: pages.cars(), label: tCars('title') },
          { to: pages.car({ id: car.id }), label: name },
        ]}
        current={t('title')}
      />
      <div className="mb-5 flex items-center gap-4">
        <ProductPicture url={car.image_urls[0] ?? null} alt="" className="aspect-[3/2] w-28 shrink-0 rounded-control sm:w-36" />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
          <p className="text-lg">
            <bdi>{name}</bdi> <bdi className="text-muted">{car.year}</bdi>
          </p>
          <p className="text-sm text-muted">
            <bdi>{text(car.provider.name)}</bdi>
          </p>
        </div>
      </div>
      {reader === 'none' ? (
        <EmptyState icon="calendar" title={t('clientsOnly.title')}>
          {t(isColleague ? 'clientsOnly.colleague' : 'clientsOnly.hint')}
        </EmptyState>
      ) : (
        <BookingForm {...view} today={today} isGuest={reader === 'guest'} />
      )}
    </div>
  )
}
