import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Form, type FormInstance, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { FieldInput } from '../../fields/inputs/FieldInput.tsx'
import { FormUploadsContext, useFormUploads } from '../../fields/inputs/form-uploads.ts'
import { isSubmitKey } from '../../ui/keys.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { pathOf } from '../issues.ts'
import { ActionFacts } from './ActionFacts.tsx'
import { actionBody, actionDefaults, actionFields, startValues } from './action-form.ts'
import { DividedAmountView } from './DividedAmountView.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useReasonOptions } from './useReasonOptions.ts'

/** A custom action to confirm. `row` (single-row actions) fills the form; `perform` runs the action and throws on failure. */
export type PendingAction = {
  declaration: AnyResource
  action: string
  title: string
  row?: AnyRow
  perform: (inputs: AnyRow) => Promise<void>
}

/** The confirmation dialog of a custom action with its inputs. It closes when the action has succeeded. */
export function ActionDialog({ declaration, action, title, row = {}, perform, onClose }: PendingAction & { onClose: () => void }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const [form] = Form.useForm<AnyRow>()
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const { uploads, running } = useFormUploads(() => undefined)
  const actionDeclaration = declaration.actions?.[action]
  const fields = actionFields(declaration, action, useReasonOptions(declaration, action))
  const { isBusy, formError, send } = useSendInputs({ form, fields, perform, onSuccess: () => setOpen(false) })
  if (!actionDeclaration) return null
  const { templates, divides } = actionDeclaration

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={localize(actionDeclaration.label)}
      okButtonProps={{
        htmlType: 'submit',
        form: 'action-inputs',
        danger: actionDeclaration.tone === 'danger',
        loading: isBusy || running > 0,
      }}
      cancelText={t('action.back')}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      afterOpenChange={(open) => open && body.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
      maskClosable={false}
    >
      <div ref={body} className="action-dialog">
        <ActionFacts declaration={declaration} row={row} />
        {actionDeclaration.confirm && <p>{localize(actionDeclaration.confirm)}</p>}
        {formError && <Alert type="error" showIcon role="alert" message={formError} />}
        <Form
          form={form}
          name="action-inputs"
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={{ ...actionDefaults(fields), ...startValues(declaration, action, row) }}
          onFinish={() => send(form.getFieldsValue(true))}
          onKeyDown={(event) => isSubmitKey(event) && form.submit()}
        >
          <FormUploadsContext value={uploads}>
            {templates && <TemplatePicker from={templates.from} onPick={(text) => form.setFieldValue(templates.into, text)} />}
            {divides && <DividedAmountView divided={divides} declaration={declaration} row={row} />}
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} field={field} name={[name]} path={[name]} />
            ))}
          </FormUploadsContext>
        </Form>
      </div>
    </Modal>
  )
}

type SendOptions = { form: FormInstance<AnyRow>; fields: Fields; perform: PendingAction['perform']; onSuccess: () => void }

/** Performs the action with the typed values. The errors of fields are shown there, all others are `formError`. */
function useSendInputs({ form, fields, perform, onSuccess }: SendOptions) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [formError, setFormError] = useState('')
  const send = async (values: AnyRow) => {
    setBusy(true)
    setFormError('')
    try {
      await perform(actionBody(fields, values))
      onSuccess()
    } catch (error) {
      const errors =
        error instanceof ApiError ? Object.entries(error.errors).map(([path, messages]) => ({ name: pathOf(path), errors: messages })) : []
      const areFieldErrors = errors.length > 0 && errors.every(({ name: [first = ''] }) => String(first) in fields)
      form.setFields(errors)
      if (!areFieldErrors) setFormError(errorMessage(error, t))
    }
    setBusy(false)
  }
  return { isBusy, formError, send }
}
