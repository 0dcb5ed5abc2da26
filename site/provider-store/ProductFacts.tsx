import type { OwnProductPage } from '@wasl/resources/own-products.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { ProductChoices, ProductTexts } from './product-choices.server.ts'

type Props = {
  product: OwnProductPage['product'] | null
  choices: ProductChoices
  texts: ProductTexts
  errors: FieldErrors
}

/** What clients read about a product, in both languages, and where the store shows it. */
export function ProductFacts({ product, choices, texts: { labels, hints }, errors }: Props) {
  const { t } = useTranslation('products')
  const text = useText()
  const languages = ['ar', 'en'] as const
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map((locale) => (
          <TextInput
            key={locale}
            name={`name.${locale}`}
            label={`${labels.name} (${t(`language.${locale}`)})`}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            maxLength={120}
            defaultValue={product?.name[locale] ?? ''}
            errors={errors[`name.${locale}`] ?? (locale === 'ar' ? errors.name : undefined)}
          />
        ))}
        {languages.map((locale) => (
          <Textarea
            key={locale}
            name={`description.${locale}`}
            label={`${labels.description} (${t(`language.${locale}`)})`}
            maxLength={2000}
            rows={5}
            defaultValue={product?.description[locale] ?? ''}
            errors={errors[`description.${locale}`] ?? (locale === 'ar' ? errors.description : undefined)}
          />
        ))}
      </div>
      <Categories product={product} choices={choices} labels={labels} errors={errors} />
      <Select
        name="brand_id"
        label={labels.brand_id ?? ''}
        optional
        className="sm:max-w-md"
        defaultValue={product?.brand_id ?? ''}
        options={choices.brands.map(({ id, name }) => ({ value: id, label: text(name) }))}
        errors={errors.brand_id}
      />
      <fieldset id="feature_ids" tabIndex={-1} className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">
          {labels.feature_ids} <span className="text-sm font-normal text-muted">({t('upTo', { count: 10 })})</span>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {choices.features.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="feature_ids"
              id={`feature_ids.${id}`}
              value={id}
              label={text(name)}
              defaultChecked={product?.feature_ids.includes(id) ?? false}
            />
          ))}
        </div>
        <FieldMessages name="feature_ids" errors={errors.feature_ids} />
      </fieldset>
      <Checkbox
        name="is_returnable"
        label={labels.is_returnable}
        hint={hints.is_returnable}
        defaultChecked={product?.is_returnable ?? true}
        errors={errors.is_returnable}
      />
    </div>
  )
}

type CategoryProps = Pick<Props, 'product' | 'choices' | 'errors'> & { labels: ProductTexts['labels'] }

function Categories({ product, choices, labels, errors }: CategoryProps) {
  const text = useText()
  const [category, setCategory] = useState(product?.category_id ?? '')
  const toOption = ({ id, name }: ProductChoices['categories'][number]) => ({ value: id, label: text(name) })
  const subcategories = choices.categories.filter(({ parent_id }) => parent_id !== null && parent_id === category)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        name="category_id"
        label={labels.category_id ?? ''}
        defaultValue={category}
        options={choices.categories.filter(({ parent_id }) => parent_id === null).map(toOption)}
        onChange={(event) => setCategory(event.currentTarget.value)}
        errors={errors.category_id}
      />
      {subcategories.length > 0 && (
        <Select
          key={category}
          name="sub_category_id"
          label={labels.sub_category_id ?? ''}
          optional
          defaultValue={product?.sub_category_id ?? ''}
          options={subcategories.map(toOption)}
          errors={errors.sub_category_id}
        />
      )}
    </div>
  )
}
