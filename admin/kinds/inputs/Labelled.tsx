import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../parts/useLocale.ts'
import type { Path } from '../kinds.ts'
import { fieldRule } from './field-rule.ts'

/** A form item of one control: label, help, and the field's own checks once it is left. */
export function Labelled({ field, name, children }: { field: AnyField; name: Path; children: ReactNode }) {
  const { locale, say } = useLocale()
  return (
    <Form.Item
      name={name}
      label={<FieldLabel field={field} />}
      extra={field.help && say(field.help)}
      rules={field.readOnly ? [] : [fieldRule(field, locale)]}
      validateTrigger="onBlur"
    >
      {children}
    </Form.Item>
  )
}

/** The name of a field, and whether it may stay empty. */
export function FieldLabel({ field }: { field: AnyField }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <>
      {say(field.label)}
      {field.optional && <span className="optional">({t('form.optional')})</span>}
    </>
  )
}
