import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { formatPhone } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { CitySelect } from '../forms/CitySelect.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'

type ProfileFormFailure = { msg: string; errors: FieldErrors; values: Partial<Record<'name' | 'email' | 'city', string>> }
type Props = { profile: Profile; cities: readonly City[] | null; failure: ProfileFormFailure | undefined }

/** Edits name, email, city and photo. Keeps the typed values after an error. */
export function ProfileForm({ profile, cities, failure }: Props) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  const busy = useNavigation().state === 'submitting'
  const values = failure?.values ?? { name: profile.name, email: profile.email ?? '', city: profile.city?.id ?? '' }
  const errors = failure?.errors ?? {}
  const isCompany = profile.client_type === 'company'
  const labels = {
    ...{ name: t(isCompany ? 'profile.companyName' : 'profile.name'), photo: t(isCompany ? 'profile.logo' : 'profile.photo') },
    ...{ email: t('profile.email'), city: t('profile.city') },
  }
  return (
    <Card>
      <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <TextInput
          name="name"
          label={labels.name}
          autoComplete={isCompany ? 'organization' : 'name'}
          defaultValue={values.name}
          errors={errors.name}
        />
        <TextInput
          name="phone"
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          dir="ltr"
          readOnly
          defaultValue={formatPhone(profile.full_phone)}
          className="[&_input]:bg-sunken"
        />
        <TextInput
          name="email"
          label={labels.email}
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={values.email}
          errors={errors.email}
        />
        <CitySelect name="city" label={labels.city} defaultValue={values.city} cities={cities} errors={errors.city} />
        <FileField
          name="photo"
          label={labels.photo}
          hint={profile.avatar_url ? t('profile.photoHint') : undefined}
          types={tCommon('files.images')}
          accept="image/jpeg,image/png"
          single
          optional
          errors={errors.photo}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="large" busy={busy}>
            {t('profile.save')}
          </Button>
          <ButtonLink to={pages.profile({ tab: 'profile' })} tone="bare" size="large">
            {tCommon('actions.cancel')}
          </ButtonLink>
        </div>
      </ActionForm>
    </Card>
  )
}
