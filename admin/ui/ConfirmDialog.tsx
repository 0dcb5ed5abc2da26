import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Form, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../app/useLocale.ts'
import { FormUploads, useFormUploads } from '../fields/inputs/form-uploads.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { askedDraft, askedFields, askedStart } from '../resources/form/form-fields.ts'
import { pathOf } from '../resources/form/issues.ts'
import { useReadyReasons } from '../resources/useReasonOptions.ts'
import { reasonOf } from './reason.ts'

/** A named action about to be done: its form is filled from `row` where it is one row's; `perform` does it, or throws why not. */
export type Asked = {
  declaration: AnyResource
  action: string
  title: string
  row?: AnyRow
  perform: (given: AnyRow) => Promise<void>
}

/** The form of a named action: its question, the fields it asks for, why. It closes when the server has said yes. */
export function AskDialog({ declaration, action, title, row = {}, perform, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const [form] = Form.useForm<AnyRow>()
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { uploads, running } = useFormUploads(() => undefined)
  const act = declaration.actions?.[action]
  const fields = askedFields(declaration, action, useReadyReasons(declaration, action))
  if (!act) return null

  const send = async (values: AnyRow) => {
    setBusy(true)
    setRefusal('')
    try {
      await perform(askedDraft(fields, values))
      setOpen(false)
    } catch (error) {
      const errors =
        error instanceof ApiError ? Object.entries(error.errors).map(([path, said]) => ({ name: pathOf(path), errors: said })) : []
      const isOfForm = errors.length > 0 && errors.every(({ name: [first = ''] }) => String(first) in fields)
      form.setFields(errors)
      if (!isOfForm) setRefusal(reasonOf(error, t))
    }
    setBusy(false)
  }

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={say(act.label)}
      okButtonProps={{ htmlType: 'submit', form: 'ask', danger: act.tone === 'danger', loading: isBusy || running > 0 }}
      cancelText={t('form.cancel')}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      afterOpenChange={(open) => open && body.current?.querySelector<HTMLElement>('textarea, input')?.focus()}
      maskClosable={false}
    >
      <div ref={body} className="ask">
        {act.confirm && <p>{say(act.confirm)}</p>}
        {refusal && <Alert type="error" showIcon role="alert" message={refusal} />}
        <Form
          form={form}
          name="ask"
          layout="vertical"
          requiredMark={false}
          noValidate
          initialValues={{ ...askedStart(fields), ...startOf(row, Object.keys(fields)) }}
          onFinish={() => send(form.getFieldsValue(true))}
        >
          <FormUploads value={uploads}>
            {Object.entries(fields).map(([name, field]) => (
              <FieldInput key={name} field={field} name={[name]} path={[name]} />
            ))}
          </FormUploads>
        </Form>
      </div>
    </Modal>
  )
}

const startOf = (row: AnyRow, names: readonly string[]): AnyRow =>
  Object.fromEntries(names.flatMap((name) => (row[name] == null ? [] : [[name, row[name]]])))
