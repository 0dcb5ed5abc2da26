import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AboveOffer } from '../invoice/AboveOffer.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { cardActions } from './card-actions.ts'
import { editOrderPath } from './edit-order-path.ts'
import { nextLink } from './next-link.ts'
import { GoodsActionFields, goodsActions, MoreClaims, RentalActionFields, rentalActions } from './rare-parts.ts'
import { TransitionForm } from './TransitionForm.tsx'

export type ActionContext = {
  order: OrderPage
  reasons: readonly { id: string; label: string }[]
  failure: ApiFailure | null
  failedAction: string
}
type Action = OrderPage['actions'][number]

type ActionLink = { to: string; text: 'page.edit' | 'page.dispute'; tone?: 'bare' }

// Actions with a form elsewhere: a link to it, or null when the form is on this page or the card of the next step links to it.
const linkedActions: Readonly<Partial<Record<OrderTransition, (order: OrderPage) => ActionLink | null>>> = {
  make_offer: () => null,
  issue_invoice: () => null,
  send_transfer: () => null,
  send_checkout_transfer: () => null,
  send_rest_transfer: () => null,
  // Quiet: where nothing else is to be done, it would look like the next step.
  dispute: (order) => ({ to: `${pages.complaints({ order: order.id, blocking: '1' })}#new`, text: 'page.dispute', tone: 'bare' }),
  // On the page of the complaint.
  withdraw_dispute: () => null,
  edit: (order) => ({ to: editOrderPath(order), text: 'page.edit' }),
}

/** The actions without those on cards of their own. */
export const ownActions = (actions: readonly Action[]): Action[] => actions.filter(({ name }) => !cardActions.includes(name))

/** The action whose form is in the card of the next step: the first primary one that is allowed now, unless the card has a link. */
export const mainAction = (order: OrderPage): Action | null => (nextLink(order) ? null : (firstPrimary(order) ?? null))

const firstPrimary = ({ actions }: OrderPage) =>
  ownActions(actions).find(({ name, tone, allowed }) => tone === 'primary' && allowed && !findEntry(linkedActions, name))

/** The form of an action, or a link to it if it is on another page. Nothing for a denied action of another page, or one whose form is on this page. */
export function ActionOrLink({ action, order, reasons, failure, failedAction }: ActionContext & { action: Action }) {
  const { t } = useTranslation('orders')
  const linked = findEntry(linkedActions, action.name)
  if (linked) {
    const link = action.allowed ? linked(order) : null
    return (
      link && (
        <ButtonLink to={link.to} tone={link.tone ?? action.tone}>
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
      hasFiles={['request_return', 'hand_over', 'take_back', 'deliver', 'claim_deposit'].includes(action.name)}
      {...(action.name === 'cancel' ? { reasons } : {})}
      fields={actionFields({ name: action.name, order, errors })}
      fieldsBelow={
        action.name === 'claim_deposit' && (
          <Suspense>
            <MoreClaims errors={errors} />
          </Suspense>
        )
      }
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

/** Actions that are rarely meant, such as cancelling, behind a quiet button. */
export function MoreActions({ actions, ...context }: ActionContext & { actions: readonly Action[] }) {
  const { t } = useTranslation('orders')
  if (actions.length === 0) return null
  return (
    <details open={actions.some(({ name }) => name === context.failedAction) || undefined}>
      <summary
        data-more-actions
        className="mx-auto flex min-h-11 w-fit items-center gap-2 rounded-control px-3 text-muted hover:text-brand"
      >
        {t('page.more')}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {actions.map((action) => (
          <ActionOrLink key={action.name} action={action} {...context} />
        ))}
      </div>
    </details>
  )
}
