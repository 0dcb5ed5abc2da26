import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../ui/reason.ts'

/** Sends a small form: what the server says of a field stands at that field, anything else above the form. */
export function useSubmit(form: FormInstance) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const submit = async (send: () => Promise<void>) => {
    setBusy(true)
    setRefusal('')
    try {
      await send()
    } catch (error) {
      const ofFields = error instanceof ApiError ? Object.entries(error.errors).filter(([name]) => form.getFieldInstance(name)) : []
      form.setFields(ofFields.map(([name, told]) => ({ name, errors: [told].flat().map(String) })))
      if (ofFields.length === 0) setRefusal(reasonOf(error, t))
    }
    setBusy(false)
  }
  return { submit, isBusy, refusal }
}
