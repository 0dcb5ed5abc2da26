import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Form, Input } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { isEmpty, type Path } from '../kinds.ts'
import { languageRule } from './field-rule.ts'
import { FieldLabel } from './Labelled.tsx'

const languages = ['ar', 'en'] as const
type LocalizedField = FieldOf<'localized'> | FieldOf<'localizedLong'> | FieldOf<'localizedRich'>
type Props = { field: LocalizedField; name: Path; path: Path }
/** What the control of one language is given. */
export type SideOf = { dir: 'rtl' | 'ltr'; lang: Locale; label: string }
/** Beside this the form's item hands in id, value and what to call on a change. */
type Asked = { Control: ComponentType<SideOf> }

/** One line in Arabic and in English, side by side. */
export const LocalizedInput = (props: Props) => <LocalizedPair {...props} Control={Line} />

/** Several lines in Arabic and in English, side by side. */
export const LocalizedLongInput = (props: Props) => <LocalizedPair {...props} Control={Lines} />

// The label of the item names the input already.
const Line = ({ label: _, ...given }: SideOf) => <Input {...given} />
const Lines = ({ label: _, ...given }: SideOf) => <Input.TextArea {...given} autoSize={{ minRows: 3, maxRows: 12 }} />

/** Any control twice: for Arabic and for English, each with its mark where its text is missing. */
export function LocalizedPair({ field, name, path, Control }: Props & Asked) {
  const { say } = useLocale()
  return (
    <div className="pair field-span">
      {languages.map((language) => (
        <Side key={language} field={field} name={name} path={path} language={language} Control={Control} />
      ))}
      {field.help && <p className="pair-help">{say(field.help)}</p>}
    </div>
  )
}

function Side({ field, name, path, language, Control }: Props & Asked & { language: Locale }) {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const form = Form.useFormInstance()
  const mine = Form.useWatch([...path, language])
  const other = Form.useWatch([...path, language === 'ar' ? 'en' : 'ar'])
  const said = t(language === 'ar' ? 'form.arabic' : 'form.english')
  const missing = isEmpty(mine) && !isEmpty(other)
  return (
    <Form.Item
      name={[...name, language]}
      className={`side-${language}`}
      label={
        <>
          <FieldLabel field={field} />
          <span className="language-mark" data-missing={missing}>
            {said}
            {missing && <> · {t('form.missingLanguage')}</>}
          </span>
        </>
      }
      rules={[languageRule(field, language, () => form.getFieldValue(path), locale)]}
      validateTrigger="onBlur"
    >
      <Control dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} label={`${say(field.label)} · ${said}`} />
    </Form.Item>
  )
}
