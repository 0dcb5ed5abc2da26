import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Badge } from '../ui/Badge.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { DueAt } from '../ui/DueAt.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { canOrder, useRootData, type Viewer } from '../ui/root-data.ts'
import { UserText } from '../ui/UserText.tsx'
import { isSticky, NextLinkButton } from './NextLinkButton.tsx'
import { amountsDue, depositDue, nextLink } from './next-link.ts'
import { type ActionContext, ActionOrLink, mainAction } from './OrderActions.tsx'
import { PaymentTerms } from './PaymentCard.tsx'
import { providerWord } from './provider-word.ts'
import { AcceptanceTerms, RepeatOrder } from './rare-parts.ts'
import { orderStatusStyle } from './status-style.ts'
import { useFocusAfter } from './useFocusAfter.ts'

type Props = ActionContext & { resendFailure: ApiFailure | null }

/** The next step of the order with its action, whose turn it is, and the deadline. */
export function NextStep({ resendFailure, ...context }: Props) {
  const { order } = context
  const { t } = useTranslation('orders')
  const text = useText()
  const card = useFocusAfter<HTMLElement>('next-step')
  const viewer = useRootData()?.viewer
  const isReaderTurn = order.turn === order.reader
  const others = order.turn === 'provider' ? providerWord[order.kind] : order.turn
  const turn = isReaderTurn ? 'you' : order.turn === 'nobody' && order.tab !== 'finished' ? 'later' : others
  const rentalDue = order.rental?.claims.find(({ status }) => status === 'claimed')?.due_at ?? order.rental?.extension?.expires_at
  const canOffer = order.actions.some(({ name, allowed }) => name === 'make_offer' && allowed)
  return (
    <section
      ref={card}
      id="next-step"
      tabIndex={-1}
      aria-labelledby="next-step-title"
      className={`card flex scroll-mt-24 flex-col gap-3 p-5 focus:outline-none sm:p-6 ${isReaderTurn ? 'border-brand bg-brand-soft' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="next-step-title" className="text-base font-medium text-muted">
          {t('page.nextStep')}
        </h2>
        {canOffer ? <Badge tone="note">{t('turn.open')}</Badge> : <Badge tone={isReaderTurn ? 'warn' : 'plain'}>{t(`turn.${turn}`)}</Badge>}
      </div>
      <p className="flex items-start gap-3 text-lg font-semibold">
        <Icon name={orderStatusStyle(order.status).icon} size={26} className="mt-0.5 text-brand" />
        {canOffer ? t('page.makeOffer') : text(order.next_step)}
      </p>
      <Reasons order={order} />
      <Actions {...context} />
      {order.reader === 'client' && order.tab === 'finished' && canOrder(viewer) && (
        <Suspense>
          <RepeatOrder order={order} failure={resendFailure} />
        </Suspense>
      )}
      {/* An open return stops it, and has its own time; a claim and an extension have one that comes first. */}
      {rentalDue ? (
        <DueAt label={`${t('page.deadline')}:`} at={rentalDue} now={order.now} />
      ) : (
        !order.goods?.returns.some(({ due_at }) => due_at !== null) && <Deadline order={order} />
      )}
    </section>
  )
}

/** Why the other side asked for changes, or why the order was cancelled. */
function Reasons({ order: { timeline, status, cancel_reason } }: { order: OrderPage }) {
  const { t } = useTranslation('orders')
  const last = timeline.at(-1)
  const rejection = status === 'rejected' ? last?.reason : null
  const requestedChange = last?.transition === 'request_changes' ? last.reason : null
  return (
    <>
      {requestedChange && (
        <p className="rounded-control bg-caution-soft p-3 text-caution">
          {t('page.requestedChange')}: <UserText>{requestedChange}</UserText>
        </p>
      )}
      {rejection && (
        <p className="text-muted">
          {t('dialog.reason')}: <UserText>{rejection}</UserText>
        </p>
      )}
      {cancel_reason && (
        <p className="text-muted">
          {t('page.cancellationReason')}: <bdi>{cancel_reason}</bdi>
        </p>
      )}
    </>
  )
}

/** Whether a payment is due, and the reader is a colleague, for whom the owner of the company's account pays. */
const isPaidByCompany = ({ can_pay, invoice }: OrderPage, role: Viewer['role'] | undefined): boolean =>
  role === 'colleague' && !can_pay && (invoice?.due_amount ?? 0) > 0

/** What the reader can do next: a payment, a link to the action, or its form. */
function Actions(context: ActionContext) {
  const { order, failure } = context
  const { t } = useTranslation('orders')
  const amounts = amountsDue(order)
  const link = nextLink(order)
  const main = mainAction(order)
  const terms = order.invoice?.acceptance
  const deposit = depositDue(order.rental)
  const role = useRootData()?.viewer?.role
  const isLookingOnly =
    (role === 'provider_user' || role === 'colleague') &&
    [order.reader, 'owner'].includes(order.turn) &&
    order.actions.length === 0 &&
    !link
  return (
    <>
      {amounts && (
        <PaymentTerms
          {...amounts}
          orderId={order.id}
          checkoutId={(order.goods ?? order.rental)?.checkout_id ?? undefined}
          isTogether={order.goods?.is_paid_together === true}
          kind={order.kind}
          isRest={order.status !== 'pending_payment'}
          linkClass={order.goods ? '' : 'max-lg:hidden'}
        />
      )}
      {link && <NextLinkButton link={link} order={order} className={isSticky(link) ? 'w-full max-lg:hidden' : 'w-full'} />}
      {failure && <ErrorSummary msg={failure.msg} errors={failure.errors} />}
      {order.invoice && terms && (
        <Suspense>
          <AcceptanceTerms terms={terms} {...order.invoice} securityDeposit={deposit} />
        </Suspense>
      )}
      {/* Filled only if the reader has to act: a car can be taken back early, for example. */}
      {main && <ActionOrLink action={order.turn === order.reader ? main : { ...main, tone: 'plain' }} {...context} />}
      {isLookingOnly && (
        <p className="rounded-control bg-sunken p-3 text-sm">{t(role === 'colleague' ? 'page.viewingOnly' : 'page.lookingOnly')}</p>
      )}
      {!isLookingOnly && isPaidByCompany(order, role) && <p className="rounded-control bg-sunken p-3 text-sm">{t('page.companyPays')}</p>}
    </>
  )
}

/** The time left and what happens then; or that a complaint stops it, with its link for those who may read it. */
function Deadline({ order: { due_at, tab, now, deadline_note, is_deadline_stopped, stopping_complaint } }: { order: OrderPage }) {
  const { t } = useTranslation('orders')
  if (is_deadline_stopped)
    return (
      <p className="flex items-start gap-1.5 text-sm">
        <Icon name="clock" size={18} className="mt-0.5 text-muted" />
        <span>
          {t(stopping_complaint ? 'page.stoppedBy' : 'page.stopped')}{' '}
          {stopping_complaint && (
            <PageLink to={pages.complaint({ id: stopping_complaint.id })} className="text-brand underline underline-offset-4">
              {t('page.complaintNumber')} <Ltr className="whitespace-nowrap">{stopping_complaint.number}</Ltr>
            </PageLink>
          )}
        </span>
      </p>
    )
  return (
    <>
      {due_at && tab !== 'finished' && <DueAt label={`${t('page.deadline')}:`} at={due_at} now={now} />}
      <DeadlineNote note={deadline_note} />
    </>
  )
}
