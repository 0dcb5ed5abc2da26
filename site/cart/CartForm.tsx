import type { Cart } from '@wasl/shared/contract/cart.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Money } from '../ui/Money.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { CartTotal } from './CartTotal.tsx'
import { quantityField } from './cart-form.ts'

type Failure = { msg?: string; errors?: FieldErrors }

/** The lines of a cart by who sells them, as one form that needs no script, beside the total. */
export function CartForm({ cart, failure }: { cart: Cart; failure: Failure | undefined }) {
  const { t } = useTranslation('cart')
  const text = useText()
  const labels = Object.fromEntries(
    cart.groups.flatMap(({ lines }) => lines.map(({ unit_id, title }) => [quantityField(unit_id), text(title)])),
  )
  return (
    <ActionForm
      method="post"
      noValidate
      preventScrollReset
      isRefilled={false}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      {/* The first button is the one of the Enter key: it sends what was typed. */}
      <button type="submit" hidden />
      <div className="flex min-w-0 flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        {cart.groups.map((group) => (
          <CartGroupCard key={group.provider_id ?? 'platform'} group={group} errors={failure?.errors ?? {}} />
        ))}
        <noscript>
          <Button tone="plain">{t('update')}</Button>
        </noscript>
      </div>
      <CartTotal cart={cart} />
    </ActionForm>
  )
}

function CartGroupCard({
  group: { provider, provider_id, lines, subtotal },
  errors,
}: {
  group: Cart['groups'][number]
  errors: FieldErrors
}) {
  const { t } = useTranslation('cart')
  const text = useText()
  const id = `group-${provider_id ?? 'platform'}`
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="border-b border-line px-4 py-3 text-base sm:px-5">
        <span className="font-normal text-muted">{t('soldBy')} </span>
        <bdi>{provider ? text(provider.name) : t('brand', { ns: 'common' })}</bdi>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLineRow key={line.unit_id} line={line} errors={errors[quantityField(line.unit_id)]} />
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line px-4 py-3 sm:px-5">
        <span className="text-muted">{t('subtotal')}</span>
        <Money halalas={subtotal} className="font-semibold" />
      </p>
    </section>
  )
}
