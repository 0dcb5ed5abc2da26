import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { useRestoredRows } from '../forms/restored-rows.ts'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { OptionSelects } from './OptionSelects.tsx'
import type { ProductChoices, ProductTexts } from './product-choices.server.ts'

export type VariantRow = {
  key: string
  options: readonly string[]
  price: string
  quantity: string
  low_stock: string
  sku: string
  image: string
}
type Stored = { options: readonly string[]; price: number; quantity: number; low_stock: number | null; sku: string; image: string | null }
type Props = {
  variants: readonly Stored[]
  choices: Pick<ProductChoices, 'attributes' | 'options'>
  texts: ProductTexts
  errors: FieldErrors
}

const most = 100
const emptyRow = (): VariantRow => ({ key: crypto.randomUUID(), options: [], price: '', quantity: '', low_stock: '', sku: '', image: '' })
const toRow = (variant: Stored, at: number): VariantRow => ({
  key: String(at),
  options: variant.options,
  price: formatRiyalsInput(variant.price),
  quantity: String(variant.quantity),
  low_stock: variant.low_stock === null ? '' : String(variant.low_stock),
  sku: variant.sku,
  image: variant.image ?? '',
})

/** The variants of a product as cards, which fit a phone: first the attributes they differ by, then one card for each. Fields: `variants.N.…`. */
export function VariantsField({ variants, choices, texts, errors }: Props) {
  const { t } = useTranslation('products')
  const [rows, setRows] = useState(() => (variants.length > 0 ? variants.map(toRow) : [{ ...emptyRow(), key: 'first' }]))
  const list = useRestoredRows('variants', (typed) => setRows(typed.map((row) => ({ ...emptyRow(), ...row }))))
  const [attributeIds, setAttributeIds] = useState(() => usedAttributes(variants, choices))
  const attributes = choices.attributes.filter(({ id }) => attributeIds.includes(id))
  const toggle = (id: string) => setAttributeIds((known) => (known.includes(id) ? known.filter((other) => other !== id) : [...known, id]))
  return (
    <fieldset ref={list} id="variants" tabIndex={-1} className="flex flex-col gap-4">
      <legend className="mb-1 font-medium">{texts.labels.variants}</legend>
      <AttributeChoice attributes={choices.attributes} chosen={attributeIds} onToggle={toggle} />
      <ol className="flex flex-col gap-4">
        {rows.map((row, at) => (
          <li key={row.key} className="card grid grid-cols-2 gap-3 p-4 sm:grid-cols-4">
            <div className="col-span-full flex items-center justify-between gap-2">
              <p className="font-medium">{t('variants.number', { number: at + 1 })}</p>
              {rows.length > 1 && (
                <Button
                  type="button"
                  tone="plain"
                  size="small"
                  icon="trash"
                  aria-label={t('variants.remove', { number: at + 1 })}
                  onClick={() => setRows((known) => known.filter(({ key }) => key !== row.key))}
                />
              )}
            </div>
            <input type="hidden" name={`variants.${at}.image`} value={row.image} data-row />
            <OptionSelects
              name={`variants.${at}.options`}
              attributes={attributes}
              options={choices.options}
              chosen={row.options}
              errors={errors[`variants.${at}.options`]}
            />
            <VariantNumbers row={row} at={at} texts={texts} errors={errors} />
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button type="button" tone="plain" icon="plus" className="self-start" onClick={() => setRows((known) => [...known, emptyRow()])}>
          {t('variants.add')}
        </Button>
      )}
      <FieldMessages name="variants" errors={errors.variants} />
    </fieldset>
  )
}

type AttributeProps = { attributes: ProductChoices['attributes']; chosen: readonly string[]; onToggle: (id: string) => void }

function AttributeChoice({ attributes, chosen, onToggle }: AttributeProps) {
  const { t } = useTranslation('products')
  const text = useText()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-muted">{t('variants.attributes')}</legend>
      <div className="flex flex-wrap gap-2">
        {attributes.map(({ id, name }) => (
          <label key={id} className="card flex min-h-11 items-center gap-2 px-3 has-checked:border-brand has-checked:bg-brand-soft">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} className="size-4.5" />
            {text(name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function VariantNumbers({ row, at, texts: { labels }, errors }: { row: VariantRow; at: number; texts: ProductTexts; errors: FieldErrors }) {
  const shared = (part: 'price' | 'quantity' | 'low_stock' | 'sku') => ({
    name: `variants.${at}.${part}`,
    label: labels[`variants.${part}`] ?? '',
    defaultValue: row[part],
    errors: errors[`variants.${at}.${part}`],
    dir: 'ltr',
    autoComplete: 'off',
  })
  return (
    <>
      <TextInput {...shared('price')} inputMode="decimal" data-amount />
      <TextInput {...shared('quantity')} inputMode="numeric" />
      <TextInput {...shared('sku')} maxLength={40} />
      <TextInput {...shared('low_stock')} optional inputMode="numeric" />
    </>
  )
}

/** The attributes that the variants differ by; the first one of all for a new product. */
function usedAttributes(variants: readonly Stored[], { attributes, options }: Props['choices']): string[] {
  const used = new Set(variants.flatMap((variant) => variant.options))
  const ids = attributes.filter(({ id }) => options.some((option) => option.attribute_id === id && used.has(option.id))).map(({ id }) => id)
  return ids.length > 0 ? ids : attributes.slice(0, 1).map(({ id }) => id)
}
