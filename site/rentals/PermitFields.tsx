import { useTranslation } from 'react-i18next'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'

type Props = { values: Readonly<Record<string, string>>; errors: FieldErrors }

/** Where the car is driven to outside the Kingdom. */
export function PermitFields({ values, errors }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <Card title={t('permit.title')}>
      <TextInput
        name="countries"
        label={t('permit.countries')}
        hint={t('permit.hint')}
        maxLength={200}
        defaultValue={values.countries}
        errors={errors.countries}
      />
    </Card>
  )
}
