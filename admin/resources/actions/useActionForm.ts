import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { Fields } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useFormUploads } from '../../fields/inputs/form-uploads.ts'
import { pathOf } from '../issues.ts'
import { actionBody, actionFields } from './action-form.ts'
import { useReasonOptions } from './useReasonOptions.ts'

type Options = {
  declaration: AnyResource
  action: string
  /** Runs the action; throws on failure. */
  perform: (inputs: AnyRow) => Promise<void>
  onSuccess: () => void
}

export type ActionForm = ReturnType<typeof useActionForm>

/** The form of a custom action: `isBusy` while it runs or files upload, and `submit` for its fields. */
export function useActionForm({ declaration, action, perform, onSuccess }: Options) {
  const [form] = Form.useForm<AnyRow>()
  const { uploads, running } = useFormUploads(() => undefined)
  const fields = actionFields(declaration, action, useReasonOptions(declaration, action))
  const { isBusy, formError, send } = useSendInputs({ form, fields, perform, onSuccess })
  return { form, fields, uploads, formError, isBusy: isBusy || running > 0, submit: () => send(form.getFieldsValue(true)) }
}

type SendOptions = { form: FormInstance<AnyRow>; fields: Fields; perform: Options['perform']; onSuccess: () => void }

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
