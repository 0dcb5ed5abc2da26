import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Form, type FormRule } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '../../app/client-settings.ts'
import { useLocale } from '../../app/useLocale.ts'
import { mayBeEmpty } from '../../resources/form/can-be-empty.ts'
import type { Path } from '../kinds.ts'
import { fieldRule } from './field-rule.ts'

type Props = { field: AnyField; name: Path; children: ReactNode; before?: FormRule; validateTrigger?: 'onBlur' | 'onChange' }

/** A form item of one control: label, help, and the field's own checks once it is left; what is wrong `before` them is told alone. */
export function Labelled({ field, name, children, before, validateTrigger = 'onBlur' }: Props) {
  const { locale, say } = useLocale()
  const rule = fieldRule(field, locale, useSurroundings())
  return (
    <Form.Item
      name={name}
      label={<FieldLabel field={field} />}
      extra={field.help && say(field.help)}
      rules={before ? [before, rule] : [rule]}
      validateFirst
      validateTrigger={validateTrigger}
    >
      {children}
    </Form.Item>
  )
}

/** The name of a field, and that it may stay empty where it may. */
export function FieldLabel({ field }: { field: AnyField }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <>
      {say(field.label)}
      {mayBeEmpty(field) && <span className="optional">({t('form.optional')})</span>}
    </>
  )
}
