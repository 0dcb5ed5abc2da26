import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { usePathIn } from '../i18n/locale.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { GuestFailure } from './register-guest.server.ts'
import { TermsLabel } from './TermsLabel.tsx'

/** Registers who orders as a guest: a name, a phone that is verified with a code, and the city. Keeps what was typed. */
export function GuestForm({ cities, failure }: { cities: readonly City[] | null; failure: GuestFailure | null }) {
  const { t } = useTranslation('auth')
  const next = usePathIn()(pages.checkout())
  const busy = useNavigation().formData?.get('intent') === 'register_guest'
  const { msg, errors = {}, values = {}, isRegistered = false } = failure ?? {}
  const labels = { name: t('fields.name'), phone: t('fields.phone'), city_id: t('fields.city'), terms: t('fields.terms') }
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="register_guest" />
      <ErrorSummary
        msg={msg}
        errors={errors}
        labels={labels}
        action={
          isRegistered && (
            <ButtonLink to={pages.login({ next })} tone="plain" icon="user">
              {t('login.title')}
            </ButtonLink>
          )
        }
      />
      <TextInput name="name" label={labels.name} autoComplete="name" defaultValue={values.name} errors={errors.name} />
      <PhoneInput name="phone" label={labels.phone} defaultValue={values.phone} errors={errors.phone} />
      <CitySelect name="city_id" label={labels.city_id} cities={cities} defaultValue={values.city_id} errors={errors.city_id} />
      <Checkbox name="terms" defaultChecked={values.terms === 'true'} errors={errors.terms} label={<TermsLabel />} />
      <Button size="large" icon="message" busy={busy}>
        {t('guest.submit')}
      </Button>
      <p className="text-sm text-muted">{t('guest.hint')}</p>
    </ActionForm>
  )
}
