import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CouponField } from '../payments/CouponField.tsx'
import type { AppliedCoupon } from '../payments/load-coupon.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { AmountRow } from './AmountRow.tsx'

/** `version`: the version of the order on screen, for optimistic locking; omitted where the page does not know it. */
type Props = {
  due: number
  remaining: number
  balance: number
  version?: number
  idempotencyKey: string
  error: string | null
  /** The rest after a deposit: paid before the client confirms receipt. */
  isRest: boolean
  /** When an unpaid order is cancelled. */
  dueAt: string | null
  /** The coupon in the address; undefined on a page that takes none. */
  coupon?: AppliedCoupon | null
}

/** Payment from the wallet: amount due, balance and how the money is held. */
export function PaymentCard({ due, remaining, balance, version, idempotencyKey, error, isRest, dueAt, coupon }: Props) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().formData?.get('intent') === 'pay'
  const toPay = coupon?.quote?.payable_amount ?? due
  const shortfall = toPay - balance
  return (
    <Card title={t('pay.title')} className="border-brand">
      <dl className="flex flex-col gap-2">
        <AmountRow label={t(isRest ? 'pay.rest' : 'pay.due')} strong>
          <Money halalas={due} exact />
        </AmountRow>
        {remaining > 0 && (
          <AmountRow label={t('pay.remaining')}>
            <Money halalas={remaining} exact />
          </AmountRow>
        )}
        <AmountRow label={t('pay.balance')}>
          <Money halalas={balance} exact />
        </AmountRow>
        {shortfall <= 0 && (
          <AmountRow label={t('pay.balanceAfter')}>
            <Money halalas={balance - toPay} exact />
          </AmountRow>
        )}
      </dl>
      {coupon !== undefined && (
        <div className="mt-4 flex flex-col gap-3">
          <CouponField coupon={coupon} />
          {coupon?.quote && (
            <dl>
              <AmountRow label={t('coupon.toPay')} strong>
                <Money halalas={toPay} exact />
              </AmountRow>
            </dl>
          )}
        </div>
      )}
      <p className="mt-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {t('pay.held')}
      </p>
      {error && (
        <p role="alert" className="mt-3 font-medium text-bad">
          {error}
        </p>
      )}
      {shortfall > 0 ? (
        <div className="mt-4 flex flex-col gap-3 rounded-control bg-bad-soft p-3">
          <p className="text-bad">
            {t('pay.shortfall')} <Money halalas={shortfall} exact />
          </p>
          <p className="text-sm">
            {t('pay.shortfallHelp')}{' '}
            {dueAt && (
              <>
                {t('pay.cancelledAt')} <DateText at={dueAt} show="time" />
              </>
            )}
          </p>
          <ButtonLink to="/static/contact-us" tone="plain" size="small">
            {t('pay.contact')}
          </ButtonLink>
        </div>
      ) : (
        <ActionForm method="post" preventScrollReset className="mt-4">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          {coupon?.quote && <input type="hidden" name="coupon_code" value={coupon.quote.code} />}
          {version !== undefined && <input type="hidden" name="version" value={version} />}
          <Button size="large" icon="wallet" busy={busy} className="w-full">
            {t('pay.button')}
          </Button>
        </ActionForm>
      )}
    </Card>
  )
}
