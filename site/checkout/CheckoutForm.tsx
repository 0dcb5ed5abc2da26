import type { Cart } from '@wasl/shared/contract/cart.ts'
import type { CheckoutConflict } from '@wasl/shared/contract/checkout.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { CompanyFields } from '../forms/CompanyFields.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { useIsCompany } from '../ui/root-data.ts'
import { AddressFields } from './AddressFields.tsx'
import { CheckoutTotal } from './CheckoutTotal.tsx'
import { needsAddress, offersDelivery, shippingField, type Values } from './checkout-form.ts'
import { SellerCard } from './SellerCard.tsx'
import { useChosen } from './useChosen.ts'

type Answer = { failure: ApiFailure | null; conflict: CheckoutConflict | null; seenTotal: number }
type Props = {
  cart: Cart
  cities: readonly City[] | null
  values: Values
  /** The errors and conflicts of the last submission of this form. */
  answer: Answer | null
  idempotencyKey: string
}

/** Where the goods go, how each seller hands them over, and what everything costs: one form that needs no script. */
export function CheckoutForm({ cart, cities, values, answer, idempotencyKey }: Props) {
  const { t } = useTranslation('checkout')
  const form = useRef<HTMLFormElement>(null)
  const { chosen, readChosen } = useChosen(form, cart)
  const labels = useLabels(cart)
  const isCompany = useIsCompany()
  const errors = answer?.failure?.errors ?? {}
  const cityId = values['address.city_id'] ?? ''
  const isAddressShown = chosen ? needsAddress(cart.groups, chosen) : offersDelivery(cart.groups)
  return (
    <ActionForm
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onChange={readChosen}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      {/* The first button is the one of the Enter key. */}
      <button type="submit" hidden />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="goods_total" value={cart.total} />
      <div className="flex min-w-0 flex-col gap-5">
        <ErrorSummary
          msg={answer?.failure?.msg}
          errors={errors}
          labels={labels}
          action={answer?.conflict && <ConflictDetails conflict={answer.conflict} seenTotal={answer.seenTotal} />}
        />
        <Card title={t('city.title')}>
          <CitySelect
            name="address.city_id"
            label={t('city.label')}
            hint={t('city.hint')}
            cities={cities}
            defaultValue={cityId}
            errors={errors['address.city_id']}
            onChange={({ currentTarget: { form } }) => form?.requestSubmit(form.querySelector<HTMLButtonElement>('[name=show_city]'))}
          />
          <button type="submit" name="show_city" value="true" hidden />
          <noscript>
            <Button tone="plain" name="show_city" value="true" className="mt-3">
              {t('city.show')}
            </Button>
          </noscript>
        </Card>
        {cart.groups.map((group) => (
          <SellerCard
            key={group.provider_id ?? 'platform'}
            group={group}
            hasCity={cityId !== ''}
            values={values}
            conflict={answer?.conflict ?? null}
            errors={errors[shippingField(group)]}
          />
        ))}
        {isCompany && <CompanyFields values={values} errors={errors} />}
        {cityId && offersDelivery(cart.groups) && (
          <AddressFields
            isShown={isAddressShown}
            values={values}
            errors={errors}
            cityName={cities?.find(({ id }) => id === cityId)?.name}
          />
        )}
      </div>
      <CheckoutTotal cart={cart} values={chosen ?? values} hasCity={cityId !== ''} />
    </ActionForm>
  )
}

/** The fields in page order, and their names in the list of errors. */
function useLabels({ groups }: Cart): Record<string, string> {
  const { t } = useTranslation('checkout')
  const text = useText()
  const sellers = groups.map((group) => [shippingField(group), group.provider ? text(group.provider.name) : t('brand', { ns: 'common' })])
  return {
    'address.city_id': t('city.label'),
    ...Object.fromEntries(sellers),
    branch_id: t('branch.label', { ns: 'common' }),
    purchase_order: t('purchaseOrder.label', { ns: 'common' }),
    'address.district': t('address.district'),
    'address.street': t('address.street'),
    'address.building': t('address.building'),
  }
}

/** What differs from what the client saw. */
function ConflictDetails({ conflict: { reason, lines, total }, seenTotal }: { conflict: CheckoutConflict; seenTotal: number }) {
  const { t } = useTranslation('checkout')
  const text = useText()
  return (
    <span className="flex flex-col gap-2">
      {lines.length > 0 && <span>{lines.map(({ title }) => text(title)).join(t('comma', { ns: 'cart' }))}</span>}
      {reason === 'price_changed' && total !== null && (
        <dl className="max-w-sm">
          <AmountRow label={t('conflict.seen')}>
            <s className="[&_bdi]:line-through">
              <Money halalas={seenTotal} exact />
            </s>
          </AmountRow>
          <AmountRow label={t('conflict.now')} strong>
            <Money halalas={total} exact />
          </AmountRow>
        </dl>
      )}
    </span>
  )
}
