import { useForm } from '@refinedev/antd'
import { type BaseKey, type GetOneResponse, useWarnAboutChange } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { changedValues } from '../../api/drafts.ts'
import { errorMessage } from '../../api/error-message.ts'
import type { Row } from '../../api/resource-client.ts'
import { type FormIssue, issuesOf } from '../issues.ts'
import { useDraft } from './useDraft.ts'

type Options = {
  declaration: Pick<AnyResource, 'name'>
  /** The row to edit; without one, the form creates a row. */
  id?: BaseKey
  /** The form among all of the admin: `coupons/new`. Without it, nothing typed is kept for a later visit, and leaving the form does not warn. */
  draftName?: string
  onSaved: (row: Row) => void
  /** Returns whether the error is handled; the fields and the notification show all others. */
  onError?: (error: ApiError) => boolean
}

/**
 * Refine's `useForm` for a form of ours: with the issues of all fields for the summary, and a draft of what was typed. A failed save shows its errors
 * at the fields, and elsewhere as a notification.
 */
export function useFormPage({ declaration, id, draftName, onSaved, onError = () => false }: Options) {
  const { t } = useTranslation()
  const { setWarnWhen } = useWarnAboutChange()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const { draft, keep, forget, restore } = useDraft(draftName)
  const isPage = draftName !== undefined
  const [keepFirst] = useState(createKeepFirst)

  /** Navigations that follow at once are not stopped. */
  const allowLeaving = () => {
    forget()
    flushSync(() => setWarnWhen(false))
  }

  const refineForm = useForm<Row, ApiError, AnyRow>({
    action: id === undefined ? 'create' : 'edit',
    resource: declaration.name,
    ...(id !== undefined && { id }),
    redirect: false,
    warnWhenUnsavedChanges: isPage,
    mutationMode: 'pessimistic',
    invalidates: ['list', 'many'],
    successNotification: () => ({ type: 'success', message: t(id === undefined ? 'form.created' : 'form.saved') }),
    errorNotification: (error) =>
      error instanceof ApiError && (onError(error) || Object.keys(error.errors).length > 0)
        ? false
        : { type: 'error', message: errorMessage(error, t), description: t('form.failed') },
    onMutationSuccess: ({ data }) => {
      if (isPage) allowLeaving()
      onSaved(data)
    },
    onMutationError: (error) => {
      if (isPage) setWarnWhen(true)
      setIssues(error instanceof ApiError ? issuesOf(error.errors) : [])
    },
    // Refine resets the form when the row changes: later changes by others must not replace what is being typed, and the save reports them.
    queryOptions: { refetchOnMount: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY, select: keepFirst },
  })
  const { form, formProps, onFinish } = refineForm
  const { query } = refineForm
  const isReady = useIsReady(id === undefined || query?.data !== undefined || query?.isError === true)

  return {
    ...refineForm,
    /** The fields are rendered from then on. */
    isReady,
    issues,
    setIssues,
    isSaving: refineForm.mutation.isPending,
    /** Sends these values; failures are shown. */
    save: (values: AnyRow): void => {
      setIssues([])
      onFinish(values).catch(() => undefined)
    },
    onValuesChange: (initialValues: AnyRow) => {
      formProps.onValuesChange?.({}, {})
      if (isPage) keep(() => changedValues(initialValues, form.getFieldsValue(true)))
    },
    allowLeaving,
    // Not before Refine has reset the fields, which would discard what was restored.
    draft: isReady ? draft : null,
    discardDraft: forget,
    restoreDraft: () => form.setFields(Object.entries(restore()).map(([field, value]) => ({ name: [field], value }))),
  }
}

/** True from the render after the row is loaded: Refine resets the fields then, which would discard what was typed before. */
function useIsReady(isLoaded: boolean): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isLoaded) setReady(true)
  }, [isLoaded])
  return isReady
}

/** A function that returns the first value it was given, always. */
function createKeepFirst() {
  let first: GetOneResponse<Row> | undefined
  return (response: GetOneResponse<Row>): GetOneResponse<Row> => {
    first ??= response
    return first
  }
}
