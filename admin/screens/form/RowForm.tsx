import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Form, type FormInstance, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FieldInput } from '../../kinds/inputs.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Issue } from './issues.ts'

type Props = {
  declaration: AnyResource
  form: FormInstance
  formProps: FormProps
  initialValues: AnyRow
  issues: readonly Issue[]
  onIssues: (issues: readonly Issue[]) => void
  onSubmit: (values: AnyRow) => void
  isSaving: boolean
  submitLabel: string
  cancelTo: string
  children?: ReactNode
}

/** The form of a resource: every writable field by its kind, what is wrong above it, save and cancel below. */
export function RowForm({
  declaration,
  form,
  formProps,
  initialValues,
  issues,
  onIssues,
  onSubmit,
  isSaving,
  submitLabel,
  cancelTo,
  children,
}: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isNew = initialValues.id === undefined
  const asked = Object.entries(declaration.fields).filter(([, field]) => !(isNew && field.readOnly))
  return (
    <Form
      {...formProps}
      form={form}
      name="row"
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={initialValues}
      onFinish={() => onSubmit(form.getFieldsValue(true))}
      onFinishFailed={({ errorFields }) =>
        onIssues(errorFields.map(({ name, errors }) => ({ path: name, message: errors[0] ?? '' })).filter(({ message }) => message))
      }
    >
      <ErrorSummary declaration={declaration} form={form} issues={issues} />
      {children}
      <div className="card fields">
        {asked.map(([name, field]) => (
          <FieldInput key={name} field={field} name={[name]} path={[name]} />
        ))}
      </div>
      <div className="form-end">
        <Button type="primary" htmlType="submit" loading={isSaving} size="large">
          {submitLabel}
        </Button>
        <Button size="large" onClick={() => navigate(cancelTo)}>
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  )
}
