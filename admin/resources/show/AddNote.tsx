import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listHistory } from '@wasl/shared/contract/resource-endpoints.ts'
import { maxLengths } from '@wasl/shared/registry/limits.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { addNote } from '../../api/resource-calls.ts'
import { endpointKey } from '../../api/useEndpoint.ts'
import { isSubmitKey } from '../../ui/keys.ts'

/** Adds an internal note to a row's history. What was typed stays until it is saved. */
export function AddNote({ declaration, id }: { declaration: AnyResource; id: string }) {
  const { t } = useTranslation()
  const fieldId = useId()
  const [text, setText] = useState('')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addNote(declaration.name, id, text),
    onSuccess: () => {
      setText('')
      return client.invalidateQueries({ queryKey: endpointKey(listHistory, { params: { resource: declaration.name, id } }) })
    },
  })
  return (
    <form
      className="add-note"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) mutate()
      }}
    >
      <label htmlFor={fieldId}>{t('notes.label')}</label>
      <Input.TextArea
        id={fieldId}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={maxLengths.longText}
        value={text}
        aria-describedby={`${fieldId}-hint`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => isSubmitKey(event) && event.currentTarget.form?.requestSubmit()}
      />
      <p id={`${fieldId}-hint`} className="muted">
        {t('notes.hint')}
      </p>
      {error && (
        <p role="alert" className="ant-form-item-explain-error">
          {errorMessage(error, t)}
        </p>
      )}
      <Button htmlType="submit" loading={isPending} disabled={!text.trim()}>
        {t('notes.add')}
      </Button>
    </form>
  )
}
