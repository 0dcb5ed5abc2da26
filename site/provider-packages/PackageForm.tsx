import type { OwnPackageView } from '@wasl/resources/own-packages.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useText } from '../i18n/locale.ts'
import { DeclaredInput } from '../provider-cars/DeclaredInput.tsx'
import { type DeclaredFields, labelsOf } from '../provider-cars/declared-field.ts'
import { ProductImages } from '../provider-store/ProductImages.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { mostItems, PackageItems } from './PackageItems.tsx'

export type PackageFailure = { id: string; msg: string; errors: FieldErrors }
type Props = {
  /** Null for a new one. */
  stored: OwnPackageView | null
  services: readonly Named[]
  fields: DeclaredFields
  failure: PackageFailure | undefined
}

/** The form of a new package, or of a stored one, which can be paused and resumed. */
export function PackageForm({ stored, services, fields, failure }: Props) {
  const { t } = useTranslation('packages')
  const text = useText()
  const navigation = useNavigation()
  const entered = stored?.entered
  const id = entered?.id ?? 'new'
  const idPrefix = `${id}.`
  const errors = failure?.errors ?? {}
  const shared = { idPrefix, errors }
  const itemLabels = Array.from({ length: mostItems }, (_, at) =>
    ['ar', 'en'].map((locale): [string, string] => [`includes.${at}.text.${locale}`, t('item', { number: at + 1 })]),
  )
  const labels = { ...labelsOf(fields), ...Object.fromEntries(itemLabels.flat()) }
  return (
    <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="id" value={id} />
      <ErrorSummary msg={failure?.msg} errors={errors} labels={labels} idPrefix={idPrefix} />
      <Select
        name="service_id"
        id={`${idPrefix}service_id`}
        label={fields.service_id?.label ?? ''}
        options={services.map((service) => ({ value: service.id, label: text(service.name) }))}
        placeholder={t('chooseService')}
        defaultValue={entered?.service_id ?? ''}
        errors={errors.service_id}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DeclaredInput name="title" field={fields.title} value={entered?.title} {...shared} />
        {(['ar', 'en'] as const).map((locale) => (
          <Textarea
            key={locale}
            name={`description.${locale}`}
            id={`${idPrefix}description.${locale}`}
            label={`${fields.description?.label} (${t(`language.${locale}`)})`}
            optional
            rows={3}
            maxLength={600}
            defaultValue={entered?.description?.[locale] ?? ''}
            errors={errors[`description.${locale}`]}
          />
        ))}
      </div>
      <PackageItems label={fields.includes?.label ?? ''} rows={entered?.includes ?? []} {...shared} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DeclaredInput name="price" field={fields.price} value={entered?.price} {...shared} />
        <DeclaredInput name="duration_days" field={fields.duration_days} value={entered?.duration_days} {...shared} />
      </div>
      <ProductImages images={entered?.images ?? []} label={fields.images?.label ?? ''} {...shared} />
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" busy={navigation.state === 'submitting' && navigation.formData?.get('id') === id}>
          {t(stored ? 'save' : 'send')}
        </Button>
        {(stored?.status === 'published' || stored?.status === 'pending_review') && (
          <Button tone="plain" name="intent" value="pause">
            {t('pause')}
          </Button>
        )}
        {stored?.status === 'paused' && (
          <Button tone="plain" name="intent" value="resume">
            {t('resume')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t(stored ? 'saveHint' : 'sendHint')}</p>
    </ActionForm>
  )
}
