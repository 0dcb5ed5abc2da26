import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataProvider } from '../../api/http.ts'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../../fields/cells.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { titleOf } from '../declarations.ts'
import { useRefresh } from '../useRowActions.ts'

type Props = { declaration: AnyResource; name: string; field: AnyField; row: AnyRow }

/** One value that can be changed in the list itself. It is shown changed only when the server has said yes to this version of the row. */
export function InlineCell({ declaration, name, field, row }: Props) {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const [isBusy, setBusy] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const value = row[name]
  const label = t('list.inline', { field: say(field.label), row: titleOf(declaration, row, locale) })

  const save = async (next: unknown) => {
    setBusy(true)
    try {
      await dataProvider.update({ resource: declaration.name, id: String(row.id), variables: { [name]: next, version: row.version } })
      setDraft(null)
    } catch (error) {
      notification.error({ message: label, description: reasonOf(error, t) })
    }
    // What refused may have been a change by someone else: the row is shown as it now stands.
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
        options={Object.entries(field.options).map(([option, name]) => ({ value: option, label: say(name) }))}
        onChange={(next) => save(next)}
      />
    )
  if (draft === null)
    return (
      <button
        type="button"
        className="inline"
        aria-label={`${label}: ${shownOf(field, value)}`}
        onClick={() => setDraft(shownOf(field, value))}
      >
        <Cell field={field} value={value} />
      </button>
    )
  const isSame = draft === shownOf(field, value)
  const leave = () => {
    // The field loses its focus while it is being saved.
    if (!isBusy) isSame ? setDraft(null) : save(parseFormValue(field, draft))
  }
  return (
    <Input
      size="small"
      autoFocus
      dir="auto"
      className="inline-input"
      aria-label={label}
      disabled={isBusy}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onPressEnter={leave}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
    />
  )
}

// Money is typed in riyals and stored in halalas.
const shownOf = ({ kind }: AnyField, value: unknown): string =>
  value === null || value === undefined ? '' : kind === 'money' ? String(Number(value) / 100) : String(value)
