import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useText } from '../i18n/locale.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

type Props = Omit<ComponentProps<typeof Select>, 'options'> & { cities: readonly City[] | null }

/** A select of cities. If they could not be loaded, a message with a button that tries again; the chosen city stays. */
export function CitySelect({ cities, ...rest }: Props) {
  const { t } = useTranslation()
  const text = useText()
  const { revalidate, state } = useRevalidator()
  if (cities) return <Select {...rest} options={cities.map(({ id, name }) => ({ value: id, label: text(name) }))} />
  const { name, label, errors, className, value, defaultValue } = rest
  return (
    <Field name={name} label={label} errors={errors} className={className}>
      <input type="hidden" name={name} value={value ?? defaultValue ?? ''} />
      <span role="alert" className="flex flex-wrap items-center gap-3 rounded-control bg-caution-soft p-3 text-caution">
        <span className="grow">{t('form.citiesFailed')}</span>
        <Button type="button" tone="plain" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('connection.retry')}
        </Button>
      </span>
    </Field>
  )
}
