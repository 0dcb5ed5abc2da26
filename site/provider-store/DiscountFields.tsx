import type { OwnProductPage } from '@wasl/resources/own-products.ts'
import { useState } from 'react'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { ProductTexts } from './product-choices.server.ts'

type Props = { product: OwnProductPage['product'] | null; texts: ProductTexts; errors: FieldErrors }

/** The discount of a product: none, a percentage or an amount, until a day. */
export function DiscountFields({ product, texts: { labels, discounts }, errors }: Props) {
  const [type, setType] = useState(product?.discount_type ?? 'none')
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        name="discount_type"
        legend={labels.discount_type ?? ''}
        isLegendHidden
        options={discounts}
        defaultValue={type}
        columns="sm:grid-cols-3"
        errors={errors.discount_type}
        onChoose={(chosen) => setType(chosen === 'ratio' || chosen === 'number' ? chosen : 'none')}
      />
      {type !== 'none' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {type === 'ratio' ? (
            <TextInput
              name="discount_percent"
              label={labels.discount_percent ?? ''}
              inputMode="numeric"
              dir="ltr"
              data-min={1}
              data-max={100}
              autoComplete="off"
              defaultValue={product?.discount_percent === null || product === null ? '' : String(product.discount_percent)}
              errors={errors.discount_percent}
            />
          ) : (
            <TextInput
              name="discount_amount"
              label={labels.discount_amount ?? ''}
              inputMode="decimal"
              data-amount
              dir="ltr"
              autoComplete="off"
              defaultValue={formatRiyalsInput(product?.discount_amount)}
              errors={errors.discount_amount}
            />
          )}
          <TextInput
            name="discount_expires_on"
            type="date"
            label={labels.discount_expires_on ?? ''}
            optional
            defaultValue={product?.discount_expires_on ?? ''}
            errors={errors.discount_expires_on}
          />
        </div>
      )}
    </div>
  )
}
