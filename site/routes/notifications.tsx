import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { listNotifications } from '@wasl/shared/contract/endpoints/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { AlertSetting } from '../notifications/AlertSetting.tsx'
import { DeleteAll } from '../notifications/DeleteAll.tsx'
import { NotificationList } from '../notifications/NotificationList.tsx'
import { runNotificationAction } from '../notifications/notification-actions.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'

/** The user's notifications by day, unread ones first, ten per page. Redirects to the last page when the requested one is empty. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const api = getApi(context)
  const url = new URL(request.url)
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))
  const [{ notifications, now }, profile] = await Promise.all([
    api.call(listNotifications, { query: { page, per_page: 10 } }),
    api.call(showProfile),
  ])
  if (page > notifications.pagination.total_pages) throw redirect(`${url.pathname}?page=${notifications.pagination.total_pages}`)
  return { notifications, isNotify: profile.is_notify, now }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireViewer(context, request)
  const form = await request.formData()
  const result = await runNotificationAction(getApi(context), viewer, form)
  if (!result.ok) return data({ msg: result.msg }, { status: result.status })
  if (form.get('intent') === 'read') return null
  const { pathname, search } = new URL(request.url)
  return redirectWithToast(pathname + search, result.msg, 'good', result.headers)
}

export const clientAction = submitOrKeep

export default function Notifications() {
  const { notifications, isNotify, now } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('account')
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-8">
      <PageHead title={t('notifications.title')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('notifications.title')}</h1>
        {notifications.data.length > 0 && (
          <div className="relative flex flex-wrap items-center gap-2">
            {notifications.data[0]?.is_read === false && <MarkAllRead />}
            <DeleteAll />
          </div>
        )}
      </div>
      <ErrorSummary msg={actionData?.msg} />
      <AlertSetting isOn={isNotify} />
      {notifications.data.length === 0 ? (
        <EmptyState
          icon="bell"
          title={t('notifications.empty')}
          action={<ButtonLink to={pages.orders()}>{t('notifications.emptyAction')}</ButtonLink>}
        >
          {t('notifications.emptyHint')}
        </EmptyState>
      ) : (
        <NotificationList notifications={notifications.data} now={now} />
      )}
      <Pagination pagination={notifications.pagination} />
    </div>
  )
}

/** Not only those of this page. */
function MarkAllRead() {
  const { t } = useTranslation('account')
  return (
    <ActionForm method="post" preventScrollReset>
      <input type="hidden" name="intent" value="read" />
      <Button tone="plain" size="small" className="min-h-11">
        {t('notifications.markRead')}
      </Button>
    </ActionForm>
  )
}
