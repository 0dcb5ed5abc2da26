import type { ActionView, OfferView } from '@wasl/shared/contract/offers.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { percentOf } from '@wasl/shared/rules/order-totals.ts'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { formatRiyalsInput, parseRiyals } from '../forms/form-values.ts'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Money } from '../ui/Money.tsx'

type Props = { offer: OfferView; action: ActionView; version: number; failure: ApiFailure | null }

/** The client's proposal of another price or duration, folded until it is wanted. Works without a script. */
export function CounterOfferForm({ offer, action, version, failure }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'counter_offer' && formData.get('offer_id') === offer.id
  const { isWithVat, offered } = pricing(offer)
  const [price, setPrice] = useState(offered)
  const fields = useFields(offer)
  const { errors = {} } = failure ?? {}
  const all = Object.entries(fields)
  return (
    <details className="group w-full" open={failure ? true : undefined} onKeyDown={closeOnEscape}>
      <summary className={buttonClass('plain', 'normal', 'w-full group-open:hidden')}>{text(action.label)}</summary>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4">
        <ErrorSummary
          msg={failure?.msg}
          errors={Object.fromEntries(all.flatMap(([name, { id }]) => (errors[name] ? [[id, errors[name]]] : [])))}
          labels={Object.fromEntries(all.map(([, { id, label }]) => [id, label]))}
        />
        <input type="hidden" name="intent" value="counter_offer" />
        <input type="hidden" name="offer_id" value={offer.id} />
        <input type="hidden" name="version" value={version} />
        {isWithVat && <input type="hidden" name="included_vat_percent" value={offer.vat_percent} />}
        <TextInput
          name="price"
          {...fields.price}
          hint={t('negotiation.priceHint', { price: formatMoneyText(offered, locale) })}
          dir="ltr"
          inputMode="decimal"
          data-amount
          autoComplete="off"
          onInput={(event) => setPrice(Number(parseRiyals(event.currentTarget.value)) || 0)}
          defaultValue={formatRiyalsInput(offered)}
          errors={errors.price}
        />
        <TextInput
          name="duration_days"
          {...fields.duration_days}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={offer.duration_days}
          errors={errors.duration_days}
        />
        <Textarea name="note" {...fields.note} hint={t('negotiation.noteHint')} rows={2} optional maxLength={500} errors={errors.note} />
        {offer.vat_percent > 0 && !isWithVat && price > 0 && (
          <dl aria-live="polite" className="needs-script">
            <AmountRow label={t('negotiation.total')} strong>
              <Money halalas={price + percentOf(price, offer.vat_percent)} />
            </AmountRow>
          </dl>
        )}
        <p className="text-sm text-muted">{t('negotiation.roundsLeft', { count: Math.max(0, offer.counter_rounds_left - 1) })}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy}>{t('negotiation.send')}</Button>
          <Button type="button" tone="plain" className="needs-script" onClick={(event) => closeForm(event.currentTarget)}>
            {t('actions.back', { ns: 'common' })}
          </Button>
        </div>
      </ActionForm>
    </details>
  )
}

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key === 'Escape') closeForm(currentTarget)
}

/** Folds the form that has this element, and goes back to its button. What was typed stays. */
function closeForm(element: HTMLElement) {
  const details = element.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}

// Who sees prices with VAT only, writes them so.
function pricing(offer: OfferView) {
  const isWithVat = offer.vat_percent > 0 && !offer.sees_price_before_vat
  return { isWithVat, offered: isWithVat ? offer.total : offer.price }
}

/** The id and label of each field. The page has a form for each offer. */
function useFields(offer: OfferView) {
  const { t } = useTranslation('orders')
  const withoutTotal = offer.vat_percent > 0 ? 'negotiation.priceLabel' : 'negotiation.priceLabelNoVat'
  const priceLabel = pricing(offer).isWithVat ? 'negotiation.priceLabelWithVat' : withoutTotal
  return {
    price: { id: `${offer.id}-price`, label: t(priceLabel) },
    duration_days: { id: `${offer.id}-days`, label: t('negotiation.daysLabel') },
    note: { id: `${offer.id}-note`, label: t('negotiation.noteLabel') },
  }
}
