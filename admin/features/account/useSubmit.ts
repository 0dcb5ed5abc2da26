import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'

/** Submits a small form. Errors of the API that name a field are set on that field; any other error is returned as `formError`. */
export function useSubmit(form: FormInstance) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [formError, setFormError] = useState('')
  const submit = async (send: () => Promise<void>) => {
    setBusy(true)
    setFormError('')
    try {
      await send()
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? Object.entries(error.errors).filter(([name]) => form.getFieldInstance(name)) : []
      form.setFields(fieldErrors.map(([name, messages]) => ({ name, errors: [messages].flat().map(String) })))
      if (fieldErrors.length === 0) setFormError(errorMessage(error, t))
    }
    setBusy(false)
  }
  return { submit, isBusy, formError }
}
