import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { OrderKind, OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import { AboveOffer } from '../invoice/AboveOffer.tsx'
import { AcceptanceTerms } from '../invoice/AcceptanceTerms.tsx'
import { TaxDocumentList } from '../invoice/TaxDocuments.tsx'
import { PaymentList } from '../payments/PaymentList.tsx'
import { RefundList } from '../payments/RefundList.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { CountBadge } from '../ui/CountBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { appointmentActions } from './appointment-actions.ts'
import { editOrderPath } from './edit-order-path.ts'
import { PaymentCard } from './PaymentCard.tsx'
import { GoodsActionFields, goodsActions, RentalActionFields, rentalActions } from './rare-parts.ts'
import { TransitionForm } from './TransitionForm.tsx'

type Props = {
  order: OrderPage
  reasons: readonly { id: string; label: string }[]
  failure: ApiFailure | null
  failedAction: string
}

// Actions with a form elsewhere: a link to it, or null when the form is on this page.
const linkedActions: Readonly<
  Partial<Record<OrderTransition, (order: OrderPage) => { to: string; text: 'page.issueInvoice' | 'page.edit' | 'page.dispute' } | null>>
> = {
  make_offer: () => null,
  send_transfer: () => null,
  send_checkout_transfer: () => null,
  send_rest_transfer: () => null,
  dispute: (order) => ({ to: `${pages.complaints({ order: order.id, blocking: '1' })}#new`, text: 'page.dispute' }),
  // On the page of the complaint.
  withdraw_dispute: () => null,
  issue_invoice: (order) => (order.invoice ? { to: pages.invoice({ id: order.invoice.id }), text: 'page.issueInvoice' } : null),
  edit: (order) => ({ to: editOrderPath(order), text: 'page.edit' }),
}

/** The reader's payment, available actions and invoice. */
export function OrderSidebar({ order, reasons, failure, failedAction }: Props) {
  const { t } = useTranslation(['orders', 'common'])
  const { invoice } = order
  const actions = order.actions.filter(({ name }) => !appointmentActions.includes(name))
  const isDue =
    order.reader === 'client' &&
    invoice !== null &&
    invoice.due_amount > 0 &&
    ['pending_payment', 'in_progress', 'delivered', 'disputed'].includes(order.status)
  const deposit = order.rental?.security_deposit.state === 'due' ? order.rental.security_deposit.amount : 0
  return (
    <>
      {order.chat && <ChatLink chat={order.chat} reader={order.reader} />}
      {order.complaint_id && (
        <ButtonLink to={pages.complaint({ id: order.complaint_id })} icon="alert">
          {t('page.complaint')}
        </ButtonLink>
      )}
      {isDue && (
        <PaymentCard
          orderId={order.id}
          checkoutId={(order.goods ?? order.rental)?.checkout_id ?? undefined}
          isTogether={order.goods !== null}
          kind={order.kind}
          due={invoice.due_amount}
          deposit={deposit}
          remaining={invoice.remaining_amount - invoice.due_amount}
          isRest={order.status !== 'pending_payment'}
        />
      )}
      {actions.length > 0 && (
        <section aria-label={t('page.actions')} className="flex flex-col gap-3">
          <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
          {invoice?.acceptance && <AcceptanceTerms terms={invoice.acceptance} {...invoice} />}
          {invoice?.acceptance && deposit > 0 && (
            <p className="rounded-control bg-sunken p-3 text-sm">
              {t('pay.withDeposit')} <Money halalas={deposit} exact className="font-medium" />
            </p>
          )}
          {actions.map((action) => (
            <ActionOrLink key={action.name} {...{ action, order, reasons, failure, failedAction }} />
          ))}
        </section>
      )}
      {invoice && invoice.status !== 'draft' && <InvoiceCard order={order} invoice={invoice} />}
    </>
  )
}

function ChatLink({ chat, reader }: { chat: NonNullable<OrderPage['chat']>; reader: OrderPage['reader'] }) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <ButtonLink to={pages.chat({ id: chat.id })} tone="plain" icon="message">
      {t(reader === 'client' ? 'page.chatProvider' : 'page.chatClient')}
      {chat.unread > 0 && (
        <>
          <span className="sr-only">{t('common:unreadMessages', { count: chat.unread })}</span>
          <CountBadge count={chat.unread} />
        </>
      )}
    </ButtonLink>
  )
}

/** What was paid of the invoice, paid back and held. */
function InvoiceCard({ order, invoice }: { order: OrderPage; invoice: NonNullable<OrderPage['invoice']> }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Card title={t('page.invoice')}>
      <dl className="mb-4 flex flex-col gap-2">
        <AmountRow label={text(invoice.number_label)}>
          <Ltr className="wrap-anywhere">{invoice.number ?? ''}</Ltr>
        </AmountRow>
        <AmountRow label={t('invoice.total')}>
          <Money halalas={invoice.final_amount} exact className="font-bold" />
        </AmountRow>
        {invoice.paid_amount > 0 && (
          <AmountRow label={t('invoice.paid')}>
            <Money halalas={invoice.paid_amount} exact />
          </AmountRow>
        )}
        {invoice.paid_amount > 0 && invoice.remaining_amount > 0 && (
          <AmountRow label={t('invoice.remaining')}>
            <Money halalas={invoice.remaining_amount} exact />
          </AmountRow>
        )}
      </dl>
      {order.payments.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('payments')}</h3>
          <PaymentList payments={order.payments} reader={order.reader} />
        </div>
      )}
      {invoice.tax_documents.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('invoice.taxDocuments')}</h3>
          <TaxDocumentList documents={invoice.tax_documents} />
        </div>
      )}
      {order.refunds.length > 0 && (
        <div className="mb-4 border-t border-line pt-3">
          <h3 className="text-base">{t('refunds')}</h3>
          <RefundList refunds={order.refunds} />
        </div>
      )}
      {order.held_amount > 0 && (
        <p className="mb-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm font-medium">
          <Icon name="lock" className="mt-0.5 text-brand" />
          {t(heldText(order))}
        </p>
      )}
      <ButtonLink to={pages.invoice({ id: invoice.id })} tone="plain" icon="receipt" className="w-full">
        {t('page.viewInvoice')}
      </ButtonLink>
    </Card>
  )
}

const heldTextsOfServices = { client: 'pay.heldNow', provider: 'pay.heldProvider' } as const
const heldTexts = {
  store: { client: 'pay.heldNowGoods', provider: 'pay.heldProviderGoods' },
  car: { client: 'pay.heldNowRental', provider: 'pay.heldProviderRental' },
  service: heldTextsOfServices,
  private: heldTextsOfServices,
  consultation: heldTextsOfServices,
} as const satisfies Record<OrderKind, unknown>
const heldText = (order: OrderPage) => (order.status === 'disputed' ? 'pay.heldDisputed' : heldTexts[order.kind][order.reader])

type ActionProps = Props & { action: OrderPage['actions'][number] }

/** The form of an action, or a link to it if it is on another page. Nothing for a denied action of another page, or one whose form is on this page. */
function ActionOrLink({ action, order, reasons, failure, failedAction }: ActionProps) {
  const { t } = useTranslation('orders')
  const linked = findEntry(linkedActions, action.name)
  if (linked) {
    const link = action.allowed ? linked(order) : null
    return (
      link && (
        <ButtonLink to={link.to} tone={action.tone}>
          {t(link.text)}
        </ButtonLink>
      )
    )
  }
  const errors = failedAction === action.name ? failure?.errors : undefined
  return (
    <TransitionForm
      action={action}
      version={order.version}
      errors={errors}
      hasFiles={['request_return', 'hand_over', 'take_back'].includes(action.name)}
      {...(action.name === 'cancel' ? { reasons } : {})}
      fields={actionFields({ name: action.name, order, errors })}
      confirmation={
        action.name === 'accept_invoice' && order.invoice && order.invoice.above_offer > 0
          ? {
              text: <AboveOffer halalas={order.invoice.above_offer} reason={order.invoice.price_reason} />,
              accepted_total: order.invoice.final_amount,
            }
          : null
      }
    />
  )
}

type FieldsProps = { name: string; order: OrderPage; errors: ApiFailure['errors'] | undefined }

/** What a transition of goods or of a rental asks for. */
function actionFields({ name, order: { goods, rental, now }, errors }: FieldsProps) {
  if (goods && goodsActions.includes(name))
    return (
      <Suspense>
        <GoodsActionFields name={name} goods={goods} errors={errors} />
      </Suspense>
    )
  if (rental && rentalActions.includes(name))
    return (
      <Suspense>
        <RentalActionFields name={name} rental={rental} now={now} errors={errors} />
      </Suspense>
    )
  return null
}
