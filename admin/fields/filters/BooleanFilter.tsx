import { useTranslation } from 'react-i18next'
import type { FilterProps } from '../../api/criteria.ts'
import { RadioChoices } from '../../ui/RadioChoices.tsx'
import { useLocale } from '../../ui/useLocale.ts'

/** Yes, no, or any. Values from the URL are strings: 'true' counts as true. */
export function BooleanFilter({ id, field, criteria, onChange }: FilterProps<'boolean'>) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const chosen = criteria.eq === undefined ? 'any' : String(criteria.eq)
  return (
    <RadioChoices
      id={id}
      label={localize(field.label)}
      value={chosen}
      onChange={({ target }) => onChange(target.value === 'any' ? {} : { eq: target.value === 'true' })}
      options={[
        { value: 'any', label: t('filter.any') },
        { value: 'true', label: t('form.yes') },
        { value: 'false', label: t('form.no') },
      ]}
    />
  )
}
