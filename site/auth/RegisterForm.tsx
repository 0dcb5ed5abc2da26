import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { ProviderTypeField } from '../provider-forms/ProviderTypeField.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { AccountType, RegisterValues } from './register-body.ts'
import { TermsLabel } from './TermsLabel.tsx'
import { useStoredForm } from './useStoredForm.ts'

type Props = {
  accountType: AccountType
  cities: readonly City[] | null
  msg?: string | undefined
  errors?: FieldErrors | undefined
  values?: RegisterValues | undefined
  /** The login page, if the phone is already registered. */
  loginPath?: string | undefined
}

/** Registers a client or the owner of a provider. Keeps the typed values, except passwords and files. */
export function RegisterForm({ accountType, cities, msg, errors = {}, values, loginPath }: Props) {
  const { t } = useTranslation('auth')
  const form = useRef<HTMLFormElement>(null)
  useStoredForm(form)
  const busy = useNavigation().state === 'submitting'
  const labels = useRegisterLabels(accountType)
  return (
    <ActionForm ref={form} method="post" encType="multipart/form-data" noValidate className="grid gap-5 sm:grid-cols-2">
      <input type="hidden" name="account_type" value={accountType} />
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary
          msg={msg}
          errors={errors}
          labels={labels}
          action={
            loginPath && (
              <ButtonLink to={loginPath} tone="plain" icon="user">
                {t('login.title')}
              </ButtonLink>
            )
          }
        />
      </div>
      <IdentityFields accountType={accountType} labels={labels} values={values} errors={errors} />
      <PhoneInput name="phone" label={labels.phone} defaultValue={values?.phone} errors={errors.phone} />
      <TextInput
        name="email"
        label={labels.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        defaultValue={values?.email}
        errors={errors.email}
      />
      <CitySelect
        name="city_id"
        label={labels.city_id}
        cities={cities}
        defaultValue={values?.city_id}
        errors={errors.city_id}
        className="sm:col-span-2"
      />
      <NewPasswordFields labels={labels} errors={errors} />
      <Checkbox
        name="terms"
        defaultChecked={values?.terms === 'true'}
        errors={errors.terms}
        className="sm:col-span-2"
        label={<TermsLabel />}
      />
      <Button size="large" busy={busy} className="sm:col-span-2">
        {t(accountType === 'provider' ? 'register.submitProvider' : 'register.submit')}
      </Button>
    </ActionForm>
  )
}

type IdentityProps = {
  accountType: AccountType
  labels: ReturnType<typeof useRegisterLabels>
  values: RegisterValues | undefined
  errors: FieldErrors
}

/** Who registers: the names and type of a provider, the name of a person, or the name and papers of a company. */
function IdentityFields({ accountType, labels, values, errors }: IdentityProps) {
  if (accountType === 'provider')
    return (
      <>
        <TextInput name="name.ar" label={labels['name.ar']} dir="rtl" defaultValue={values?.['name.ar']} errors={errors['name.ar']} />
        <TextInput name="name.en" label={labels['name.en']} dir="ltr" defaultValue={values?.['name.en']} errors={errors['name.en']} />
        <div className="sm:col-span-2">
          <ProviderTypeField value={values?.type} errors={errors.type} />
        </div>
      </>
    )
  return (
    <>
      <TextInput
        name="name"
        label={labels.name}
        autoComplete={accountType === 'company' ? 'organization' : 'name'}
        defaultValue={values?.name}
        errors={errors.name}
        className="sm:col-span-2"
      />
      {accountType === 'company' && <CompanyFields labels={labels} values={values} errors={errors} />}
    </>
  )
}

function CompanyFields({ labels, values, errors }: Omit<IdentityProps, 'accountType'>) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        name="commercial_number"
        label={labels.commercial_number}
        defaultValue={values?.commercial_number}
        errors={errors.commercial_number}
        dir="ltr"
        inputMode="numeric"
        className="sm:col-span-2"
      />
      <TextInput
        name="vat_number"
        label={labels.vat_number}
        optional
        defaultValue={values?.vat_number}
        errors={errors.vat_number}
        dir="ltr"
        inputMode="numeric"
        className="sm:col-span-2"
      />
      <FileField
        name="certificate"
        label={labels.certificate}
        errors={errors.certificate}
        accept="image/jpeg,image/png,application/pdf"
        types={t('files.imagesAndPdf')}
        single
        className="sm:col-span-2"
      />
    </>
  )
}

function useRegisterLabels(accountType: AccountType) {
  const { t } = useTranslation('auth')
  const { t: tProvider } = useTranslation('provider')
  return {
    name: t(accountType === 'company' ? 'fields.companyName' : 'fields.name'),
    'name.ar': tProvider('fields.name_ar'),
    'name.en': tProvider('fields.name_en'),
    type: tProvider('fields.type'),
    commercial_number: tProvider('fields.commercial_number'),
    vat_number: tProvider('fields.vat_number'),
    certificate: tProvider('fields.certificate_file_id'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    city_id: t('fields.city'),
    password: t('fields.password'),
    password_confirmation: t('fields.confirmPassword'),
    terms: t('fields.terms'),
  }
}
