import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../parts/useLocale.ts'
import { isEmpty, type Path } from '../kinds.ts'
import { languageRule } from './field-rule.ts'
import { FieldLabel } from './Labelled.tsx'

const languages = ['ar', 'en'] as const
type Props = { field: FieldOf<'localized'> | FieldOf<'localizedLong'>; name: Path; path: Path }

/** One line in Arabic and in English, side by side. */
export const LocalizedInput = (props: Props) => <Pair {...props} long={false} />

/** Several lines in Arabic and in English, side by side. */
export const LocalizedLongInput = (props: Props) => <Pair {...props} long />

function Pair({ field, name, path, long }: Props & { long: boolean }) {
  const { say } = useLocale()
  return (
    <div className="pair field-span">
      {languages.map((language) => (
        <Side key={language} field={field} name={name} path={path} language={language} long={long} />
      ))}
      {field.help && <p className="pair-help">{say(field.help)}</p>}
    </div>
  )
}

function Side({ field, name, path, language, long }: Props & { language: Locale; long: boolean }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const form = Form.useFormInstance()
  const mine = Form.useWatch([...path, language])
  const other = Form.useWatch([...path, language === 'ar' ? 'en' : 'ar'])
  const missing = isEmpty(mine) && !isEmpty(other)
  const control = { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language, disabled: field.readOnly } as const
  return (
    <Form.Item
      name={[...name, language]}
      className={`side-${language}`}
      label={
        <>
          <FieldLabel field={field} />
          <span className="language-mark" data-missing={missing}>
            {t(language === 'ar' ? 'form.arabic' : 'form.english')}
            {missing && <> · {t('form.missingLanguage')}</>}
          </span>
        </>
      }
      rules={field.readOnly ? [] : [languageRule(field, language, () => form.getFieldValue(path), locale)]}
      validateTrigger="onBlur"
    >
      {long ? <Input.TextArea {...control} autoSize={{ minRows: 3, maxRows: 12 }} /> : <Input {...control} />}
    </Form.Item>
  )
}
