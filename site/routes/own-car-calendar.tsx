import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { BlockForm } from '../provider-cars/BlockForm.tsx'
import { changeBlocks, loadFleetWeeks } from '../provider-cars/calendar.server.ts'
import { blockFields } from '../provider-cars/car-fields.server.ts'
import { FleetGrid } from '../provider-cars/FleetGrid.tsx'
import { FleetHolds } from '../provider-cars/FleetHolds.tsx'
import { WeekLinks } from '../provider-cars/WeekLinks.tsx'
import { getToday, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** When the cars of the provider are taken in four weeks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  return { ...(await loadFleetWeeks(api, new URL(request.url).searchParams, getToday(context))), fields: blockFields(locale) }
}

/** Adds, changes or deletes a time that a car is not for rent. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const result = await changeBlocks(context.get(sessionContext).api, await request.formData())
  const { pathname, searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  if (result.ok) return redirectWithToast(pathname + (from ? `?${new URLSearchParams({ from })}` : ''), result.msg)
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnCarCalendar() {
  const weeks = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('fleet')
  const { cars, chosen, from, today, fields } = weeks
  return (
    <AccountLayout title={t('calendar.title')}>
      <Breadcrumbs crumbs={[{ to: pages.ownCars(), label: t('title') }]} current={t('calendar.title')} />
      {cars.length === 0 ? (
        <EmptyState icon="calendar" title={t('calendar.empty')} action={<ButtonLink to={pages.addOwnCar()}>{t('add')}</ButtonLink>}>
          {t('calendar.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <BlockForm
            key={`${chosen.car} ${chosen.hold?.id} ${chosen.day}`}
            cars={cars}
            chosen={chosen}
            from={from}
            fields={fields}
            failure={failure}
          />
          <WeekLinks from={from} today={today} />
          <FleetGrid cars={cars} from={from} today={today} chosen={chosen} />
          <FleetHolds cars={cars} from={from} chosen={chosen} />
        </>
      )}
    </AccountLayout>
  )
}
