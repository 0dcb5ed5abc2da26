import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import type { City } from '../server/cities.server.ts'
import { Field } from './Field.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Select } from './Select.tsx'

type Props = Omit<ComponentProps<typeof Select>, 'options'> & { cities: readonly City[] | null }

/** A select of cities. If they could not be loaded, a message with a button that tries again; the chosen city stays. */
export function CitySelect({ cities, ...rest }: Props) {
  const { t } = useTranslation()
  const text = useText()
  if (cities) return <Select {...rest} options={cities.map(({ id, name }) => ({ value: id, label: text(name) }))} />
  const { name, label, errors, className, value, defaultValue } = rest
  return (
    <Field name={name} label={label} errors={errors} className={className}>
      <input type="hidden" name={name} value={value ?? defaultValue ?? ''} />
      <LoadFailed text={t('form.citiesFailed')} />
    </Field>
  )
}
