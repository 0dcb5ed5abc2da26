import { useTranslation } from 'react-i18next'
import { RadioCards } from '../forms/RadioCards.tsx'

/** Freelancer or company. */
export function ProviderTypeField({ value, errors }: { value: string | undefined; errors?: readonly string[] | undefined }) {
  const { t } = useTranslation('provider')
  return (
    <RadioCards
      name="type"
      legend={t('fields.type')}
      options={(['company', 'freelancer'] as const).map((type) => ({
        value: type,
        label: t(`types.${type}`),
        hint: t(`types.${type}Hint`),
      }))}
      defaultValue={value}
      errors={errors}
    />
  )
}
