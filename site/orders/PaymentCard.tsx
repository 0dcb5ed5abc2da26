import type { OrderKind } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { heldTexts } from '../payments/held-texts.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

type Props = {
  orderId: string
  /** Of an order of the store, whose orders are paid together, or of a rental. */
  checkoutId?: string | undefined
  /** Other orders of the checkout wait for payment too. */
  isTogether?: boolean
  kind: OrderKind
  due: number
  /** The security deposit of a rental, which is paid with it. */
  deposit?: number
  remaining: number
  /** The rest after a deposit: paid before the client confirms receipt. */
  isRest: boolean
  linkClass?: string
}

/** What is due for an order, in a card of its own. Amounts in halalas. */
export function PaymentCard(props: Props) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('pay.title')} className="border-brand">
      <PaymentTerms {...props} />
    </Card>
  )
}

/** What is due for an order, how it is held, and the link to the page where it is paid. `linkClass`: of this link. */
export function PaymentTerms({
  orderId,
  checkoutId,
  isTogether = false,
  kind,
  due,
  deposit = 0,
  remaining,
  isRest,
  linkClass = '',
}: Props) {
  const { t } = useTranslation('orders')
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-2">
        {deposit > 0 && (
          <>
            <AmountRow label={t('pay.rent')}>
              <Money halalas={due} exact />
            </AmountRow>
            <AmountRow label={t('pay.securityDeposit')}>
              <Money halalas={deposit} exact />
            </AmountRow>
          </>
        )}
        <AmountRow label={t(isRest ? 'pay.rest' : 'pay.due')} strong>
          <Money halalas={due + deposit} exact />
        </AmountRow>
        {remaining > 0 && (
          <AmountRow label={t('pay.remaining')}>
            <Money halalas={remaining} exact />
          </AmountRow>
        )}
      </dl>
      <p className="flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {t(heldTexts[kind])}
      </p>
      <ButtonLink
        to={checkoutId ? pages.checkoutPayment({ id: checkoutId }) : pages.payOrder({ id: orderId })}
        size="large"
        icon="wallet"
        className={`w-full ${linkClass}`}
      >
        {isTogether ? t('pay.together') : <PayLabel halalas={due + deposit} />}
      </ButtonLink>
      {isTogether && (
        <ButtonLink to={pages.payOrder({ id: orderId })} tone="plain" className="w-full">
          {t('pay.alone')}
        </ButtonLink>
      )}
    </div>
  )
}

/** «Pay 276»: the text of a link to a payment. */
export function PayLabel({ halalas }: { halalas: number }) {
  const { t } = useTranslation('orders')
  return (
    <span>
      {t('pay.button')} <Money halalas={halalas} />
    </span>
  )
}
