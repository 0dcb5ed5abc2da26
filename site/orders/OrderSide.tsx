import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '../ui/api-error.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { ActionForm } from './ActionForm.tsx'
import { PayBox } from './PayBox.tsx'

type Props = {
  order: OrderPage
  reasons: readonly { id: string; label: string }[]
  idempotencyKey: string
  payRefusal: string | null
  refusal: Refusal | null
  refused: string
}

// These acts have a form of their own on this page or another.
const formOf: Readonly<Record<string, (order: OrderPage) => { to: string; text: 'page.issueInvoice' | 'page.edit' } | null>> = {
  make_offer: () => null,
  issue_invoice: (order) => (order.invoice ? { to: `/orders/invoice/${order.invoice.id}`, text: 'page.issueInvoice' } : null),
  edit: (order) => ({
    to: order.kind === 'consultation' ? `/orders/update_consult/${order.id}` : `/orders/updata/${order.id}`,
    text: 'page.edit',
  }),
}

/** What the reader may do now: pay, the buttons of the lifecycle, and the invoice. */
export function OrderSide({ order, reasons, idempotencyKey, payRefusal, refusal, refused }: Props) {
  const { t } = useTranslation('orders')
  const { invoice } = order
  const isDue =
    order.reader === 'client' &&
    invoice !== null &&
    invoice.due_amount > 0 &&
    ['pending_payment', 'in_progress', 'delivered'].includes(order.status)
  return (
    <>
      {isDue && (
        <PayBox
          due={invoice.due_amount}
          rest={invoice.remaining_amount - invoice.due_amount}
          balance={order.wallet_balance ?? 0}
          version={order.version}
          idempotencyKey={idempotencyKey}
          refusal={payRefusal}
        />
      )}
      {order.actions.length > 0 && (
        <section aria-label={t('page.actions')} className="flex flex-col gap-3">
          <ErrorSummary msg={refusal?.msg} errors={refusal?.errors} />
          {order.actions.map((action) => {
            const form = formOf[action.name]
            if (!form || !action.may) return form ? null : <Act key={action.name} {...{ action, order, reasons, refusal, refused }} />
            const link = form(order)
            return (
              link && (
                <ButtonLink key={action.name} to={link.to} tone={action.tone}>
                  {t(link.text)}
                </ButtonLink>
              )
            )
          })}
        </section>
      )}
      {invoice && invoice.status !== 'draft' && (
        <Card title={t('page.invoice')}>
          <dl className="mb-4 flex flex-col gap-2">
            <Line label={t('invoice.final')}>
              <Money halalas={invoice.final_amount} exact className="font-bold" />
            </Line>
            {invoice.paid_amount > 0 && (
              <Line label={t('invoice.paid')}>
                <Money halalas={invoice.paid_amount} exact />
              </Line>
            )}
            {invoice.paid_amount > 0 && invoice.remaining_amount > 0 && (
              <Line label={t('invoice.remaining')}>
                <Money halalas={invoice.remaining_amount} exact />
              </Line>
            )}
          </dl>
          {order.held_amount > 0 && (
            <p className="mb-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm font-medium">
              <Icon name="lock" className="mt-0.5 text-brand" />
              {t(order.reader === 'client' ? 'pay.heldNow' : 'pay.heldProvider')}
            </p>
          )}
          <ButtonLink to={`/orders/invoice/${invoice.id}`} tone="plain" icon="receipt" className="w-full">
            {t('page.seeInvoice')}
          </ButtonLink>
        </Card>
      )}
    </>
  )
}

const Act = ({
  action,
  order,
  reasons,
  refusal,
  refused,
}: Pick<Props, 'order' | 'reasons' | 'refusal' | 'refused'> & { action: OrderPage['actions'][number] }) => (
  <ActionForm
    action={action}
    version={order.version}
    errors={refused === action.name ? refusal?.errors : undefined}
    {...(action.name === 'cancel' ? { reasons } : {})}
  />
)

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
