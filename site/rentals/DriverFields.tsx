import { driverIdTypes } from '@wasl/shared/rules/rental-choices.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'

type Props = { values: Readonly<Record<string, string>>; errors: FieldErrors; minAge: number }

/** Who drives. Documents are shown at the hand-over, never uploaded. */
export function DriverFields({ values, errors, minAge }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const field = (name: string) => ({ name: `driver.${name}`, defaultValue: values[`driver.${name}`], errors: errors[`driver.${name}`] })
  return (
    <Card title={t('driver.title')}>
      <p className="mb-4 text-sm text-muted">{t('driver.hint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          {...field('name')}
          label={t('driver.name')}
          hint={t('driver.nameHint')}
          autoComplete="name"
          maxLength={100}
          className="sm:col-span-2"
        />
        <TextInput
          {...field('birth_date')}
          label={t('driver.birth')}
          hint={t('driver.age', { age: minAge })}
          type="date"
          dir="ltr"
          autoComplete="bday"
        />
        <Select
          {...field('id_type')}
          label={t('driver.idType')}
          options={typedEntries(driverIdTypes).map(([value, label]) => ({ value, label: text(label) }))}
        />
        <TextInput
          {...field('license_number')}
          label={t('driver.license')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextInput
          {...field('license_expires_on')}
          label={t('driver.expires')}
          hint={t('driver.expiresHint')}
          type="date"
          dir="ltr"
          autoComplete="off"
        />
      </div>
    </Card>
  )
}
