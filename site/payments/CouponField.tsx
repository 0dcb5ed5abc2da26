import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'
import type { AppliedCoupon } from './load-coupon.server.ts'

/** The coupon of a payment: its field, or what it takes off. */
export function CouponField({ coupon }: { coupon: AppliedCoupon | null }) {
  return coupon?.quote ? <CouponBreakdown quote={coupon.quote} /> : <CouponForm coupon={coupon} />
}

/** The field of a coupon's code. Once applied, the address has the code. */
export function CouponForm({ coupon }: { coupon: Pick<AppliedCoupon, 'code' | 'errors'> | null }) {
  const { t } = useTranslation('orders')
  const navigation = useNavigation()
  const isLoaded = navigation.state === 'loading' && new URLSearchParams(navigation.location.search).has('coupon')
  const busy = isLoaded || navigation.formData?.get('intent') === 'coupon'
  return (
    <ActionForm method="post" preventScrollReset className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <input type="hidden" name="intent" value="coupon" />
      <TextInput
        key={coupon?.code}
        name="coupon"
        label={t('coupon.label')}
        dir="ltr"
        optional
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={coupon?.code}
        errors={coupon?.errors}
      />
      <Button tone="plain" busy={busy} className="mt-8 min-h-12">
        {t('coupon.apply')}
      </Button>
    </ActionForm>
  )
}

/** Of an applied coupon what the list of the payment does not say: its discount is there. */
function CouponBreakdown({ quote }: { quote: NonNullable<AppliedCoupon['quote']> }) {
  const { t } = useTranslation('orders')
  return (
    <CouponAmounts isLimited={quote.is_limited}>
      {quote.included_tax !== null && (
        <AmountRow label={t('coupon.includedTax')}>
          <Money halalas={quote.included_tax} exact />
        </AmountRow>
      )}
    </CouponAmounts>
  )
}

/** The amounts of an applied coupon, with a link that removes it. */
export function CouponAmounts({ isLimited, children }: { isLimited: boolean; children: ReactNode }) {
  const { t } = useTranslation('orders')
  return (
    <section aria-label={t('coupon.label')} className="rounded-control bg-sunken p-3">
      {children && <dl className="flex flex-col gap-2">{children}</dl>}
      {isLimited && <p className="mt-2 text-sm text-muted">{t('coupon.limited')}</p>}
      <Link to="?coupon=" preventScrollReset className="mt-2 inline-block py-1 text-sm font-medium text-brand underline">
        {t('coupon.remove')}
      </Link>
    </section>
  )
}
