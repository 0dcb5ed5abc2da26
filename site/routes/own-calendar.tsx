import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { CalendarDays } from '../provider-calendar/CalendarDays.tsx'
import { BlockedTimes, CalendarFeed, PauseForm } from '../provider-calendar/CalendarForms.tsx'
import { CalendarHead } from '../provider-calendar/CalendarHead.tsx'
import { changeCalendar, loadCalendar, weekAfter } from '../provider-calendar/calendar.server.ts'
import { getApi, getToday, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { useRootData } from '../ui/root-data.ts'

/** The appointments of the provider's own orders, by week or month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return loadCalendar(getApi(context), new URL(request.url).searchParams, getToday(context))
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await changeCalendar(getApi(context), form)
  const { pathname, searchParams } = new URL(request.url)
  if (result.ok) return redirectWithToast(`${pathname}?${weekAfter(form, searchParams)}`, result.msg)
  return data({ intent: String(form.get('intent')), msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnCalendar() {
  const calendar = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('orders')
  const isOwner = useRootData()?.viewer?.role === 'provider'
  return (
    <AccountLayout title={t('calendar.title')}>
      <CalendarHead {...calendar} />
      <CalendarDays {...calendar} />
      {isOwner && (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <BlockedTimes key={calendar.blocked_to_come.length} calendar={calendar} failure={failure} />
          <PauseForm calendar={calendar} failure={failure} />
        </div>
      )}
      <CalendarFeed calendar={calendar} />
    </AccountLayout>
  )
}
