import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import { FieldInput } from '../../fields/inputs/FieldInput.tsx'
import { FormUploadsContext } from '../../fields/inputs/form-uploads.ts'
import { isSubmitKey } from '../../ui/keys.ts'
import { actionDefaults, startValues } from './action-form.ts'
import { DividedAmountView } from './DividedAmountView.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import type { ActionForm } from './useActionForm.ts'

type Props = { declaration: AnyResource; action: string; row: AnyRow; name: string; state: ActionForm; children?: ReactNode }

/** The templates, amounts and inputs of a custom action. `name` is the id of the form; `children` come last in it. */
export function ActionFields({ declaration, action, row, name: formName, state, children }: Props) {
  const { form, fields, uploads, formError, submit } = state
  const { templates, divides } = declaration.actions?.[action] ?? {}
  return (
    <>
      {formError && <Alert type="error" showIcon role="alert" message={formError} />}
      <Form
        form={form}
        name={formName}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={{ ...actionDefaults(fields), ...startValues(declaration, action, row) }}
        onFinish={() => void submit()}
        onKeyDown={(event) => isSubmitKey(event) && form.submit()}
      >
        <FormUploadsContext value={uploads}>
          {templates && <TemplatePicker from={templates.from} onPick={(text) => form.setFieldValue(templates.into, text)} />}
          {divides && <DividedAmountView divided={divides} declaration={declaration} row={row} />}
          {Object.entries(fields).map(([name, field]) => (
            <FieldInput key={name} field={field} name={[name]} path={[name]} />
          ))}
          {children}
        </FormUploadsContext>
      </Form>
    </>
  )
}
