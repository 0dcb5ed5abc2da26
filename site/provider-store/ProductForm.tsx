import type { OwnProductPage } from '@wasl/resources/own-products.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DiscountFields } from './DiscountFields.tsx'
import { OptionSelects } from './OptionSelects.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductImages } from './ProductImages.tsx'
import type { ProductChoices, ProductTexts } from './product-choices.server.ts'
import { useSummaryLabels } from './useSummaryLabels.ts'
import { VariantsField } from './VariantsField.tsx'

type ProductValues = OwnProductPage['product']
type Props = {
  /** The product with its change that waits; null for a new one. */
  product: ProductValues | null
  /** Whether its type can still be chosen. */
  isTypeOpen: boolean
  choices: ProductChoices
  texts: ProductTexts
  failure: { msg: string; errors: FieldErrors } | undefined
}

/** The form of a product: what clients read, the pictures, then prices and stock. */
export function ProductForm({ product, isTypeOpen, choices, texts, failure }: Props) {
  const { t } = useTranslation('products')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const [type, setType] = useState(product?.type ?? 'simple')
  const { labels } = texts
  const summaryLabels = useSummaryLabels(labels, ['name', 'description'])
  return (
    <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
      <ErrorSummary msg={failure?.msg} errors={errors} labels={summaryLabels} />
      <Card title={t('form.facts')}>
        <ProductFacts product={product} choices={choices} texts={texts} errors={errors} />
      </Card>
      <Card title={labels.images}>
        <ProductImages images={product?.images ?? []} label={labels.images ?? ''} errors={errors} />
      </Card>
      <Card title={t('form.stock')}>
        <div className="flex flex-col gap-6">
          {isTypeOpen ? (
            <RadioCards
              name="type"
              legend={labels.type ?? ''}
              options={texts.types}
              defaultValue={type}
              errors={errors.type}
              onChoose={(chosen) => setType(chosen === 'multi' ? 'multi' : 'simple')}
            />
          ) : (
            <input type="hidden" name="type" value={type} />
          )}
          {type === 'simple' ? (
            <SimpleStock product={product} choices={choices} texts={texts} errors={errors} />
          ) : (
            <>
              <TextInput
                name="price"
                label={labels.price ?? ''}
                hint={texts.hints.price}
                inputMode="decimal"
                data-amount
                dir="ltr"
                autoComplete="off"
                className="sm:max-w-60"
                defaultValue={formatRiyalsInput(product?.price)}
                errors={errors.price}
              />
              <VariantsField variants={product?.variants ?? []} choices={choices} texts={texts} errors={errors} />
            </>
          )}
        </div>
      </Card>
      <Card title={labels.discount_type}>
        <DiscountFields product={product} texts={texts} errors={errors} />
      </Card>
      <div className="flex flex-col gap-2">
        <Button size="large" busy={busy} className="self-start">
          {t(product ? 'form.save' : 'form.send')}
        </Button>
        <p className="text-sm text-muted">{t(product ? 'form.saveHint' : 'form.sendHint')}</p>
      </div>
    </ActionForm>
  )
}

type StockProps = Pick<Props, 'product' | 'choices' | 'texts'> & { errors: FieldErrors }

function SimpleStock({ product, choices, texts: { labels, hints }, errors }: StockProps) {
  const { t } = useTranslation('products')
  const numberOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  const shared = (name: 'price' | 'quantity' | 'low_stock' | 'sku') => ({
    name,
    label: labels[name] ?? '',
    errors: errors[name],
    dir: 'ltr',
    autoComplete: 'off',
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <TextInput {...shared('price')} inputMode="decimal" data-amount defaultValue={formatRiyalsInput(product?.price)} />
        <TextInput {...shared('quantity')} inputMode="numeric" defaultValue={numberOf(product?.quantity)} />
        <TextInput {...shared('sku')} maxLength={40} defaultValue={product?.sku ?? ''} />
        <TextInput {...shared('low_stock')} optional inputMode="numeric" defaultValue={numberOf(product?.low_stock)} />
      </div>
      <p className="-mt-3 text-sm text-muted">{t('form.lowStockHint')}</p>
      <details open={Boolean(product?.option_ids?.length || errors.option_ids)} className="group">
        <summary className="flex min-h-11 items-center gap-2 font-medium text-brand">{t('form.options')}</summary>
        <p className="mb-3 text-sm text-muted">{hints.option_ids}</p>
        <OptionSelects
          name="option_ids"
          attributes={choices.attributes}
          options={choices.options}
          chosen={product?.option_ids ?? []}
          optional
          errors={errors.option_ids}
        />
      </details>
    </>
  )
}
