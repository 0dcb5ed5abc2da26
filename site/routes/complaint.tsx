import type { ComplaintPage } from '@wasl/shared/contract/complaints.ts'
import { showComplaint, withdrawComplaint } from '@wasl/shared/contract/endpoints/complaints.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { Conversation } from '../complaints/Conversation.tsx'
import { sendMessage } from '../complaints/complaint-actions.server.ts'
import { DisputeCard } from '../complaints/DisputeCard.tsx'
import { MessageForm } from '../complaints/MessageForm.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Detail } from '../ui/Detail.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'

/** One complaint with its conversation. An unknown one has an empty state with status 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const id = params.id ?? ''
  if (!isUuid(id)) return data({ complaint: null, missing: 'id' as const }, { status: 404 })
  try {
    return { complaint: await getApi(context).call(showComplaint, { params: { id }, skipPageStatus: true }), missing: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error
    return data({ complaint: null, missing: 'title' as const }, { status: 404 })
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const [api, id, form] = [getApi(context), params.id ?? '', await request.formData()]
  const { pathname } = new URL(request.url)
  const intent = String(form.get('intent'))
  if (intent === 'withdraw') {
    const withdrawn = await attempt(api.submit(withdrawComplaint, { params: { id } }))
    return redirectWithToast(pathname, withdrawn.msg, withdrawn.ok ? 'good' : 'bad')
  }
  const result = await sendMessage(api, id, form, intent === 'appeal' ? 'appeal' : 'messages')
  if (!result.ok) return data({ ...result, intent }, { status: 422 })
  return redirectWithToast(pathname, result.msg)
}

export const clientAction = submitOrKeep

export default function Complaint() {
  const { complaint, missing } = useLoaderData<typeof loader>()
  return complaint ? <ComplaintView complaint={complaint} /> : <MissingComplaint text={missing} />
}

function ComplaintView({ complaint }: { complaint: ComplaintPage }) {
  const { number, subject, status, reason, order, created_at, history } = complaint
  const actionData = useActionData<typeof action>()
  const rejectedOf = (intent: string) => (actionData?.intent === intent ? actionData : null)
  const { t } = useTranslation('complaints')
  const text = useText()
  return (
    <AccountLayout title={t('page.title', { number: `\u2066${unbrokenNumbers(number)}\u2069` })}>
      <PageLink to={pages.complaints()} className="inline-flex items-center gap-1 self-start text-muted hover:text-brand">
        <Icon name="chevron" size={18} className="rotate-180" />
        {t('page.back')}
      </PageLink>
      <Card
        title={<bdi className="wrap-anywhere">{subject}</bdi>}
        end={<StatusBadge tone={complaintLifecycle.tones[status]}>{t(`status.${status}`)}</StatusBadge>}
      >
        <dl className="grid gap-4 sm:grid-cols-3">
          <Detail label={t('page.reason')}>{text(reason)}</Detail>
          <Detail label={t('page.sentAt')}>
            <DateText at={created_at} show="time" />
          </Detail>
          {order && (
            <Detail label={t('page.order')}>
              <PageLink to={pages.order({ id: order.id })} className="text-brand underline underline-offset-4">
                <Ltr>{order.number}</Ltr>
              </PageLink>
            </Detail>
          )}
        </dl>
      </Card>
      <DisputeCard complaint={complaint} rejected={rejectedOf('appeal')} />
      <Card title={t('page.conversation')}>
        <Conversation complaint={complaint} />
        <MessageForm key={complaint.messages.length} reopens={status === 'responded'} rejected={rejectedOf('message')} />
      </Card>
      <Card title={t('page.history')}>
        <Timeline
          steps={history.map((step, index) => ({
            key: `${step.at}-${index}`,
            label: text(step.label),
            note: <DateText at={step.at} show="time" />,
            state: index === history.length - 1 ? 'current' : 'done',
          }))}
        />
      </Card>
    </AccountLayout>
  )
}

function MissingComplaint({ text }: { text: 'id' | 'title' | null }) {
  const { t } = useTranslation('complaints')
  return (
    <AccountLayout title={t('title')}>
      <EmptyState
        icon="search"
        title={t(`missing.${text ?? 'title'}`)}
        action={<ButtonLink to={pages.complaints()}>{t('page.back')}</ButtonLink>}
      >
        {t('missing.hint')}
      </EmptyState>
    </AccountLayout>
  )
}
