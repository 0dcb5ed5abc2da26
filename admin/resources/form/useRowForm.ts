import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Form } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unsavedChanges } from '../../app/unsaved-changes.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { type FormIssue, issuesOf } from './issues.ts'

/**
 * The state of a form page: antd's form, its errors, and whether it is being saved. Typing marks the page as unsaved; a successful
 * save clears that before it calls `onSaved`. A failed one shows its errors at the fields, or as a notification if it names none.
 */
export function useRowForm() {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [form] = Form.useForm<AnyRow>()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [isSaving, setSaving] = useState(false)
  // A page that is gone has nothing to lose.
  useEffect(() => () => unsavedChanges.mark(false), [])

  async function save<Result>(send: () => Promise<Result>, onSaved: (result: Result) => void): Promise<unknown> {
    setSaving(true)
    setIssues([])
    try {
      const result = await send()
      unsavedChanges.mark(false)
      onSaved(result)
      return null
    } catch (error) {
      const fieldIssues = error instanceof ApiError ? issuesOf(error.errors) : []
      setIssues(fieldIssues)
      form.setFields(fieldIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
      return error
    } finally {
      setSaving(false)
    }
  }

  const notifyFailure = (error: unknown) => {
    if (error instanceof ApiError && Object.keys(error.errors).length > 0) return
    notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
  }

  return { form, issues, setIssues, isSaving, save, notifyFailure, markChanged: () => unsavedChanges.mark(true) }
}
