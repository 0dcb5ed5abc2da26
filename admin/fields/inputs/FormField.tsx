import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Form, type FormRule } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useValidationContext } from '../../api/client-settings.ts'
import { useLocale } from '../../ui/useLocale.ts'
import type { Path } from '../kinds.ts'
import { canBeEmpty, fieldRule } from './field-rule.ts'

type Props = { field: AnyField; name: Path; children: ReactNode; firstRule?: FormRule; validateTrigger?: 'onBlur' | 'onChange' }

/** A form item: label, help text and validation on blur. When `firstRule` fails, the field's own rule is skipped. */
export function FormField({ field, name, children, firstRule, validateTrigger = 'onBlur' }: Props) {
  const { locale, localize } = useLocale()
  const help = field.help ?? ('patternHelp' in field ? field.patternHelp : undefined)
  const rule = fieldRule(field, locale, useValidationContext())
  return (
    <Form.Item
      name={name}
      label={<FieldLabel field={field} />}
      extra={help && localize(help)}
      rules={firstRule ? [firstRule, rule] : [rule]}
      validateFirst
      validateTrigger={validateTrigger}
    >
      {children}
    </Form.Item>
  )
}

/** The field's label, marked when it is optional. */
export function FieldLabel({ field }: { field: AnyField }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  return (
    <>
      {localize(field.label)}
      {canBeEmpty(field) && <span className="optional">({t('form.optional')})</span>}
    </>
  )
}
