import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { ListField } from '@wasl/shared/registry/fields.ts'
import { Button, Form } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultsOf } from '../../forms/values.ts'
import { useLocale } from '../../parts/useLocale.ts'
import type { AnyInputProps, Path } from '../kinds.ts'
import { fieldRule } from './field-rule.ts'
import { FieldLabel } from './Labelled.tsx'

type Props = { field: ListField; name: Path; path: Path; Entry: ComponentType<AnyInputProps> }

/** A repeated group: entries that can be added, removed and moved, each asking for its fields by `Entry`. */
export function ListInput({ field, name, path, Entry }: Props) {
  const { t } = useTranslation()
  const { locale, say, sayWithin } = useLocale()
  const list = say(field.label)
  return (
    <fieldset className="group field-span" disabled={Boolean(field.readOnly)}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {field.help && <p className="group-help">{say(field.help)}</p>}
      <Form.List name={name} rules={[{ validator: countRule(field, locale) }]}>
        {(entries, { add, remove, move }, { errors }) => (
          <>
            {entries.length === 0 && <p className="group-empty">{t('form.noEntries')}</p>}
            {entries.map(({ key, name: index }) => (
              <section key={key} className="group-entry" aria-label={t('form.entry', { list, number: index + 1 })}>
                <header>
                  <strong>{t('form.entry', { list, number: index + 1 })}</strong>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={t('form.moveUp', { number: index + 1 })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={t('form.moveDown', { number: index + 1 })}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={t('form.removeEntry', { number: index + 1 })}
                    onClick={() => remove(index)}
                  />
                </header>
                <div className="fields">
                  {Object.entries(field.fields).map(([inner, innerField]) => (
                    <Entry key={inner} field={innerField} name={[index, inner]} path={[...path, index, inner]} />
                  ))}
                </div>
              </section>
            ))}
            <Button
              icon={<PlusOutlined />}
              onClick={() => add(defaultsOf(field.fields))}
              disabled={field.max !== undefined && entries.length >= field.max}
              className="group-add"
            >
              {t('form.addEntry', { list: sayWithin(field.label) })}
            </Button>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

// What is inside the entries is checked by their own fields; here only how many there are.
const countRule = (field: ListField, locale: 'ar' | 'en') => async (_: unknown, value: unknown) => {
  const entries = Array.isArray(value) ? value.length : 0
  if (entries >= (field.min ?? 0) && entries <= (field.max ?? Number.POSITIVE_INFINITY)) return
  const rule = fieldRule({ ...field, fields: {} }, locale)
  if ('validator' in rule)
    await rule.validator?.(
      {},
      Array.from({ length: entries }, () => ({})),
      () => undefined,
    )
}
