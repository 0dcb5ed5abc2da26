import type { ApprovalView } from '@wasl/shared/contract/approvals.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { approvalLifecycle } from '@wasl/shared/lifecycle/approvals.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { useIsOwner } from '../ui/root-data.ts'
import { UserText } from '../ui/UserText.tsx'
import { approvalActions } from './card-actions.ts'
import { TransitionForm } from './TransitionForm.tsx'

type Props = { order: OrderPage; approval: ApprovalView; failure: ApiFailure | null; failedAction: string }

/** Whether the reader can accept the offer or invoice that the approval is for. */
function canAccept({ offers, actions }: OrderPage, { offer_id }: ApprovalView): boolean {
  const own = offer_id ? offers.find(({ id }) => id === offer_id)?.actions : actions
  return own?.some(({ name, allowed }) => allowed && (name === 'accept_offer' || name === 'accept_invoice')) ?? false
}

/** What a colleague asks the owner of the company to approve, with the decision of the owner. */
export function ApprovalCard({ order, approval, failure, failedAction }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const isOwner = useIsOwner()
  const { id, status, amount, note, requested_by, requested_at, decline_reason } = approval
  const bidder = order.offers.find((offer) => offer.id === approval.offer_id)?.provider.name
  const actions = order.actions.filter(({ name }) => approvalActions.includes(name))
  const hasFailed = approvalActions.includes(failedAction)
  return (
    <div id="approval" className="scroll-mt-24">
      <Card
        title={t('approval.title')}
        end={<StatusBadge tone={approvalLifecycle.tones[status]}>{text(approvalLifecycle.statuses[status])}</StatusBadge>}
      >
        <div className="flex flex-col gap-4">
          <dl className="flex flex-col gap-2">
            <Row label={t('approval.amount')}>
              <Money halalas={amount} className="text-lg font-bold" />
            </Row>
            <Row label={t('approval.subject')}>{bidder ? t('approval.offer', { name: text(bidder) }) : t('approval.invoice')}</Row>
            <Row label={t('approval.requestedBy')}>
              <bdi>{requested_by}</bdi>
            </Row>
            <Row label={t('approval.requestedAt')}>
              <DateText at={requested_at} show="time" />
            </Row>
          </dl>
          {note && (
            <p className="rounded-control bg-sunken p-3">
              <UserText>{note}</UserText>
            </p>
          )}
          {decline_reason && (
            <p className="rounded-control bg-bad-soft p-3 text-bad">
              {t('dialog.reason')}: <UserText>{decline_reason}</UserText>
            </p>
          )}
          {status === 'given' && (isOwner || canAccept(order, approval)) && (
            <p className="text-sm text-muted">{t(isOwner ? 'approval.givenByYou' : 'approval.given')}</p>
          )}
          {status === 'open' && isOwner && <p className="text-sm text-muted">{t('approval.ownerHint')}</p>}
          {hasFailed && <ErrorSummary msg={failure?.msg} errors={failure?.errors} />}
          {actions.map((action) => (
            <TransitionForm
              key={action.name}
              action={action}
              version={order.version}
              hidden={{ approval_id: id }}
              errors={hasFailed && failedAction === action.name ? failure?.errors : undefined}
            />
          ))}
        </div>
      </Card>
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
