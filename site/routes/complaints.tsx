import { listComplaints } from '@wasl/shared/contract/endpoints/complaints.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { ComplaintForm } from '../complaints/ComplaintForm.tsx'
import { ComplaintList } from '../complaints/ComplaintList.tsx'
import { sendComplaint } from '../complaints/complaint-actions.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'

/** The user's own complaints, ten per page, and the form for a new one; `?order=` is the order that it is about. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { pathname, searchParams } = new URL(request.url)
  const page = Math.min(1_000_000, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1)))
  const complaints = await getApi(context).call(listComplaints, { query: { page } })
  const last = complaints.pagination.total_pages
  if (page > last) throw redirect(`${pathname}?page=${last}`)
  return { ...complaints, orderId: searchParams.get('order') ?? '', isBlocking: searchParams.has('blocking') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const result = await sendComplaint(api, await request.formData())
  if (!result.ok) return data(result, { status: 422 })
  return redirectWithToast(pathIn(locale, pages.complaint({ id: result.data.id })), result.msg)
}

export const clientAction = submitOrKeep

export default function Complaints() {
  const { data: complaints, pagination, orders, orderId, isBlocking } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>() ?? null
  const { t } = useTranslation('complaints')
  const form = (
    <div id="new" className="scroll-mt-24">
      <Card title={t('form.title')}>
        <ComplaintForm orders={orders} orderId={orderId} isBlocking={isBlocking} rejected={rejected} />
      </Card>
    </div>
  )
  // Who comes from an order wants to write about it.
  return (
    <AccountLayout title={t('title')}>
      <p className="text-muted">{t('lead')}</p>
      {orderId ? form : null}
      {complaints.length > 0 ? (
        <Card title={t('list.title')}>
          <ComplaintList complaints={complaints} />
        </Card>
      ) : (
        !orderId && (
          <EmptyState icon="alert" title={t('list.empty')}>
            {t('list.emptyHint')}
          </EmptyState>
        )
      )}
      <Pagination pagination={pagination} />
      {orderId ? null : form}
    </AccountLayout>
  )
}
