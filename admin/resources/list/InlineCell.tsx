import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { errorMessage } from '../../api/error-message.ts'
import { updateRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { useLocale } from '../../ui/useLocale.ts'

type Props = { declaration: AnyResource; name: string; field: AnyField; row: AnyRow }

/** A value that can be edited in the list. The new value is shown only after the server has accepted it for this version of the row. */
export function InlineCell({ declaration, name, field, row }: Props) {
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const [isBusy, setBusy] = useState(false)
  const value = row[name]
  const label = t('list.inlineLabel', { field: localize(field.label), row: titleOf(declaration, row, locale) })

  const save = async (next: unknown, onSaved?: () => void) => {
    setBusy(true)
    try {
      await updateRow(declaration, String(row.id), { [name]: next, version: row.version })
      onSaved?.()
    } catch (error) {
      notification.error({ message: label, description: errorMessage(error, t) })
    }
    // The failure may be due to a change by someone else: reload the row.
    await refresh(String(row.id))
    setBusy(false)
  }

  if (field.kind === 'boolean')
    return <Switch size="small" checked={value === true} loading={isBusy} aria-label={label} onChange={(next) => save(next)} />
  if (field.kind === 'choice')
    return (
      <Select
        size="small"
        variant="filled"
        popupMatchSelectWidth={false}
        aria-label={label}
        loading={isBusy}
        disabled={isBusy}
        value={value}
        options={Object.entries(field.options).map(([option, name]) => ({ value: option, label: localize(name) }))}
        onChange={(next) => save(next)}
      />
    )
  return <InlineText field={field} value={value} label={label} isBusy={isBusy} onSave={save} />
}

type TextProps = {
  field: AnyField
  value: unknown
  label: string
  isBusy: boolean
  /** `onSaved` is called once the server has accepted the value. */
  onSave: (value: unknown, onSaved: () => void) => void
}

/** A value that becomes an input once it is clicked. */
function InlineText({ field, value, label, isBusy, onSave }: TextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  if (draft === null)
    return (
      <button type="button" className="inline-value" onClick={() => setDraft(inputText(field, value))}>
        <span className="visually-hidden">{label}: </span>
        <Cell field={field} value={value} />
      </button>
    )
  const isUnchanged = draft === inputText(field, value)
  const submit = () => {
    // The input also blurs when it is disabled for saving.
    if (!isBusy) isUnchanged ? setDraft(null) : onSave(parseFormValue(field, draft), () => setDraft(null))
  }
  return (
    <span className="inline-editor">
      {/* Keeps the width of the column. */}
      <span className="inline-value" aria-hidden>
        <Cell field={field} value={value} />
      </span>
      <Input
        size="small"
        autoFocus
        dir="auto"
        className="inline-input"
        aria-label={label}
        disabled={isBusy}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onPressEnter={submit}
        onBlur={submit}
        onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
      />
    </span>
  )
}

// Money is typed in riyals and stored in halalas.
const inputText = ({ kind }: AnyField, value: unknown): string =>
  value === null || value === undefined ? '' : kind === 'money' ? String(Number(value) / 100) : String(value)
