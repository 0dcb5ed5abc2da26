import type { OwnRate } from '@wasl/resources/own-shipping-rates.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { RateTexts } from './shipping-rates.server.ts'
import { useSummaryLabels } from './useSummaryLabels.ts'

export type RateFailure = { id: string; msg: string; errors: FieldErrors }
type Props = { rate: OwnRate | null; cities: readonly City[] | null; texts: RateTexts; failure: RateFailure | undefined }

const pickUpFields = ['pick_up_place', 'pick_up_hours'] as const

/** The form of a new shipping rate, or of a stored one, which can be deleted. */
export function RateForm({ rate, cities, texts: { labels, hints, methods }, failure }: Props) {
  const { t } = useTranslation('products')
  const navigation = useNavigation()
  const summaryLabels = useSummaryLabels(labels, ['shipping_title', ...pickUpFields])
  const id = rate?.id ?? 'new'
  const errors = failure?.errors ?? {}
  const field = (name: string) => ({
    name,
    id: `${id}.${name}`,
    label: labels[name] ?? '',
    hint: hints[name],
    errors: errors[name],
  })
  const number = { dir: 'ltr', autoComplete: 'off' } as const
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      <ErrorSummary msg={failure?.msg} errors={errors} labels={summaryLabels} idPrefix={`${id}.`} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['ar', 'en'] as const).map((locale) => (
          <TextInput
            key={locale}
            name={`shipping_title.${locale}`}
            id={`${id}.shipping_title.${locale}`}
            label={`${labels.shipping_title} (${t(`language.${locale}`)})`}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            maxLength={60}
            defaultValue={rate?.shipping_title[locale] ?? ''}
            errors={errors[`shipping_title.${locale}`]}
          />
        ))}
        <Select {...field('method')} options={methods} defaultValue={rate?.method ?? ''} />
        <CitySelect
          {...field('city_id')}
          cities={cities}
          optional
          placeholder={t('shipping.allCities')}
          defaultValue={rate?.city_id ?? ''}
        />
        <TextInput {...field('price')} {...number} inputMode="decimal" data-amount defaultValue={formatRiyalsInput(rate?.price)} />
        <TextInput
          {...field('free_from')}
          {...number}
          optional
          inputMode="decimal"
          data-amount
          defaultValue={formatRiyalsInput(rate?.free_from)}
        />
        <TextInput {...field('days_min')} {...number} inputMode="numeric" defaultValue={rate ? String(rate.days_min) : ''} />
        <TextInput {...field('days_max')} {...number} inputMode="numeric" defaultValue={rate ? String(rate.days_max) : ''} />
      </div>
      <details open={rate?.method === 'pick_up' || pickUpFields.some((name) => errors[`${name}.ar`] || errors[`${name}.en`])}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-medium">
          {t('shipping.pickUp')}
          <Icon name="down" />
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {pickUpFields.flatMap((name) =>
            (['ar', 'en'] as const).map((locale) => (
              <TextInput
                key={`${name}.${locale}`}
                name={`${name}.${locale}`}
                id={`${id}.${name}.${locale}`}
                label={`${labels[name]} (${t(`language.${locale}`)})`}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                optional
                defaultValue={rate?.[name]?.[locale] ?? ''}
                errors={errors[`${name}.${locale}`]}
              />
            )),
          )}
        </div>
      </details>
      <Checkbox name="is_active" id={`${id}.is_active`} label={t('shipping.active')} defaultChecked={rate?.is_active ?? true} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" busy={navigation.state === 'submitting' && navigation.formData?.get('id') === id}>
          {t(rate ? 'form.save' : 'shipping.add')}
        </Button>
        {rate && (
          <Button tone="danger" name="intent" value="delete">
            {t('shipping.delete')}
          </Button>
        )}
      </div>
    </ActionForm>
  )
}
