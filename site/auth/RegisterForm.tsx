import type { Named } from '@wasl/shared/contract/common.ts'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { useRootData } from '../root-data.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { PageLink } from '../ui/PageLink.tsx'

type RegisterFormValues = { name: string; phone: string; email: string; city_id: string; terms: boolean }
type Props = {
  cities: readonly Named[]
  msg?: string | undefined
  errors?: FieldErrors | undefined
  values?: RegisterFormValues | undefined
}

/** Registers an individual client. Keeps the typed values after an error, except the passwords. */
export function RegisterForm({ cities, msg, errors = {}, values }: Props) {
  const { t } = useTranslation('auth')
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const passwordMin = useRootData()?.appInfo.password_min ?? 8
  const labels = {
    name: t('fields.name'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    city_id: t('fields.city'),
    password: t('fields.password'),
    password_confirmation: t('fields.confirmPassword'),
    terms: t('fields.terms'),
  }
  const options = cities.map((city) => ({ value: city.id, label: text(city.name) }))
  const link = 'text-brand underline underline-offset-4'
  return (
    <ActionForm method="post" noValidate className="grid gap-5 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary msg={msg} errors={errors} labels={labels} />
      </div>
      <TextInput
        name="name"
        label={labels.name}
        autoComplete="name"
        defaultValue={values?.name}
        errors={errors.name}
        className="sm:col-span-2"
      />
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
      <Select
        name="city_id"
        label={labels.city_id}
        options={options}
        defaultValue={values?.city_id}
        errors={errors.city_id}
        className="sm:col-span-2"
      />
      <PasswordInput
        name="password"
        label={labels.password}
        hint={t('fields.passwordHint', { count: passwordMin })}
        autoComplete="new-password"
        errors={errors.password}
      />
      <PasswordInput
        name="password_confirmation"
        label={labels.password_confirmation}
        autoComplete="new-password"
        errors={errors.password_confirmation}
      />
      <Checkbox
        name="terms"
        defaultChecked={values?.terms ?? false}
        errors={errors.terms}
        className="sm:col-span-2"
        label={
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{
              terms: <PageLink to="/static/terms-and-conditions" target="_blank" className={link} />,
              privacy: <PageLink to="/static/privacy-policy" target="_blank" className={link} />,
            }}
          />
        }
      />
      <Button size="large" busy={busy} className="sm:col-span-2">
        {t('register.submit')}
      </Button>
    </ActionForm>
  )
}
