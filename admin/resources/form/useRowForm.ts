import { useGetIdentity } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Form } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unsavedChanges } from '../../app/unsaved-changes.ts'
import type { AdminProfile } from '../../auth/session.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { changedValues, drafts, type FormDraft } from './drafts.ts'
import { type FormIssue, issuesOf } from './issues.ts'

const draftDelayMs = 400

/**
 * The state of a form page: antd's form, its errors, whether it is being saved, and its draft. Typing marks the page as unsaved; a successful
 * save clears that before it calls `onSaved`. A failed one shows its errors at the fields.
 * `name` identifies the form among all of the admin: `coupons/new`.
 */
export function useRowForm(name: string, initialValues: AnyRow) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [form] = Form.useForm<AnyRow>()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [isSaving, setSaving] = useState(false)
  const { draft, keep, forget, restore } = useDraft(name)
  // A page that is gone has nothing to lose.
  useEffect(() => () => unsavedChanges.mark(false), [])

  async function save<Result>(send: () => Promise<Result>, onSaved: (result: Result) => void): Promise<unknown> {
    setSaving(true)
    setIssues([])
    try {
      const result = await send()
      forget()
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

  const markChanged = () => {
    unsavedChanges.mark(true, forget)
    keep(() => changedValues(initialValues, form.getFieldsValue(true)))
  }

  const restoreDraft = () => {
    form.setFields(Object.entries(restore()).map(([field, value]) => ({ name: [field], value })))
    markChanged()
  }

  return { form, issues, setIssues, isSaving, save, notifyFailure, markChanged, draft, restoreDraft, discardDraft: forget }
}

/** The draft of an earlier visit, until it is restored or discarded, and functions that keep and forget the draft of this one. */
function useDraft(name: string) {
  const { data: admin } = useGetIdentity<AdminProfile>()
  const key = `${admin?.id ?? 'nobody'}.${name}`
  const [draft, setDraft] = useState<FormDraft | null>(() => drafts.read(key))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    draft,
    keep: (read: () => AnyRow) => {
      clearTimeout(timer.current)
      // New input does not replace a draft that is still offered.
      if (!draft) timer.current = setTimeout(() => drafts.write(key, read()), draftDelayMs)
    },
    forget: () => {
      clearTimeout(timer.current)
      drafts.remove(key)
      setDraft(null)
    },
    restore: (): AnyRow => {
      setDraft(null)
      return draft?.values ?? {}
    },
  }
}
