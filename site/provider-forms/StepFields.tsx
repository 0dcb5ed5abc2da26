import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import type { ApplicationStep } from '@wasl/shared/rules/application-review.ts'
import { depositDocuments } from '@wasl/shared/rules/tax-document-kinds.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { CitySelect } from '../forms/CitySelect.tsx'
import { LoadFailed } from '../forms/LoadFailed.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { BankFields } from './BankFields.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { DocumentField } from './DocumentField.tsx'
import { HolidaysField } from './HolidaysField.tsx'
import { ProviderTypeField } from './ProviderTypeField.tsx'
import { type OfferedService, ServicesField } from './ServicesField.tsx'
import { WorkingTimesField } from './WorkingTimesField.tsx'

/** What the step chooses from; null if it could not be loaded. */
export type StepOptions = {
  cities: readonly City[] | null
  catalog: { categories: readonly City[]; services: readonly OfferedService[] } | null
}
type Props = { application: ProviderApplication; options: StepOptions; errors?: FieldErrors | undefined }

/** Whether the form has all that the step chooses from: otherwise saving would lose what is stored. */
export const canSaveStep = (step: string, { cities, catalog }: StepOptions): boolean =>
  step !== 'services' || (cities !== null && catalog !== null)

/** The fields of one step of an application. */
export function StepFields({ step, ...props }: Props & { step: ApplicationStep }) {
  const { t } = useTranslation('provider')
  const { t: tErrors } = useTranslation('errors')
  const text = useText()
  const { application, options, errors = {} } = props
  if (step === 'details') return <DetailsFields {...props} />
  if (step === 'documents')
    return (
      <>
        <DocumentFields {...props} />
        <ImageFields {...props} />
      </>
    )
  if (step === 'bank') return <BankFields bank={application} errors={errors} />
  if (step === 'times')
    return (
      <>
        <p className="text-muted">{t('times.hint')}</p>
        <WorkingTimesField times={application.work_times} errors={errors} />
        {application.status === 'approved' && <HolidaysField holidays={application.holidays} errors={errors} />}
      </>
    )
  const { cities, catalog } = options
  if (!cities || !catalog) return <LoadFailed text={tErrors('loadFailed')} />
  return (
    <>
      <ServicesField categories={catalog.categories} services={catalog.services} chosen={application.services} errors={errors} />
      <CheckboxGroup
        name="city_ids"
        legend={t('fields.city_ids')}
        options={cities.map(({ id, name }) => ({ value: id, label: text(name) }))}
        chosen={application.city_ids}
        errors={errors.city_ids}
      />
    </>
  )
}

function DetailsFields({ application, options, errors = {} }: Props) {
  const { t } = useTranslation('provider')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput name="name.ar" label={t('fields.name_ar')} dir="rtl" defaultValue={application.name.ar} errors={errors['name.ar']} />
        <TextInput name="name.en" label={t('fields.name_en')} dir="ltr" defaultValue={application.name.en} errors={errors['name.en']} />
      </div>
      {application.status === 'approved' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Textarea name="bio.ar" label={t('fields.bio_ar')} optional defaultValue={application.bio.ar ?? ''} errors={errors['bio.ar']} />
          <Textarea name="bio.en" label={t('fields.bio_en')} optional defaultValue={application.bio.en ?? ''} errors={errors['bio.en']} />
        </div>
      ) : (
        <ProviderTypeField value={application.type} errors={errors.type} />
      )}
      <CitySelect
        name="city_id"
        label={t('fields.city_id')}
        cities={options.cities}
        defaultValue={application.city_id ?? ''}
        errors={errors.city_id}
      />
      {application.status === 'approved' && <AddressFields address={application.address} errors={errors} />}
      {application.status === 'approved' && <DepositDocuments chosen={application.deposit_documents} errors={errors} />}
      {application.status === 'approved' && (
        <DocumentField
          name="logo_file_id"
          label={t('fields.logo_file_id')}
          kind="image"
          optional
          stored={application.logo}
          errors={errors.logo_file_id}
        />
      )}
    </>
  )
}

/** Both languages or none: a tax document names its seller's address in both. */
function AddressFields({ address, errors }: { address: ProviderApplication['address']; errors: FieldErrors }) {
  const { t } = useTranslation('provider')
  const input = (language: 'ar' | 'en') => (
    <TextInput
      name={`address.${language}`}
      label={t(`fields.address_${language}`)}
      hint={t('details.addressHint')}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      optional
      defaultValue={address?.[language] ?? ''}
      errors={errors[`address.${language}`]}
    />
  )
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {input('ar')}
      {input('en')}
    </div>
  )
}

/** Which invoices the provider issues for an order that is paid in parts. */
function DepositDocuments({ chosen, errors }: { chosen: ProviderApplication['deposit_documents']; errors: FieldErrors }) {
  const { t } = useTranslation('provider')
  const text = useText()
  return (
    <RadioCards
      name="deposit_documents"
      legend={t('fields.deposit_documents')}
      hint={t('details.depositHint')}
      options={typedEntries(depositDocuments).map(([value, label]) => ({ value, label: text(label) }))}
      defaultValue={chosen}
      errors={errors.deposit_documents}
    />
  )
}

type DocumentProps = {
  application: Pick<ProviderApplication, 'type' | 'commercial_number' | 'vat_number' | 'certificate' | 'certificate_expires_on'>
  errors?: FieldErrors | undefined
}

/** The numbers and the certificate of a provider. */
export function DocumentFields({ application, errors = {} }: DocumentProps) {
  const { t } = useTranslation('provider')
  const isCompany = application.type === 'company'
  return (
    <>
      <p className="text-muted">{t('documents.private')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {isCompany && (
          <TextInput
            name="commercial_number"
            label={t('fields.commercial_number')}
            defaultValue={application.commercial_number ?? ''}
            errors={errors.commercial_number}
            dir="ltr"
            inputMode="numeric"
          />
        )}
        <TextInput
          name="vat_number"
          label={t('fields.vat_number')}
          hint={t('documents.vatHint')}
          optional
          defaultValue={application.vat_number ?? ''}
          errors={errors.vat_number}
          dir="ltr"
          inputMode="numeric"
        />
      </div>
      <DocumentField
        name="certificate_file_id"
        label={t(isCompany ? 'fields.certificate_file_id' : 'fields.freelance_certificate')}
        kind="document"
        stored={application.certificate}
        errors={errors.certificate_file_id}
      />
      {application.certificate_expires_on && (
        <p className="text-muted">
          {t('documents.validUntil')} <Ltr>{formatDay(application.certificate_expires_on)}</Ltr>
        </p>
      )}
    </>
  )
}

/** The photo and the logo of an application. */
function ImageFields({ application, errors = {} }: Props) {
  const { t } = useTranslation('provider')
  return (
    <>
      <DocumentField
        name="photo_file_id"
        label={t('fields.photo_file_id')}
        hint={t('documents.photoHint')}
        kind="image"
        stored={application.photo}
        errors={errors.photo_file_id}
      />
      <DocumentField
        name="logo_file_id"
        label={t('fields.logo_file_id')}
        kind="image"
        optional
        stored={application.logo}
        errors={errors.logo_file_id}
      />
    </>
  )
}
