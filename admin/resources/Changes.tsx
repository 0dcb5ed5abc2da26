import './changes.css'
import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { fieldNamed } from '../api/declarations.ts'
import { changeDisplayFor } from '../fields/changes.ts'
import { FieldDisplay } from '../fields/displays/FieldDisplay.tsx'
import { useLocale } from '../ui/useLocale.ts'

type Props = { declaration: AnyResource; changes: HistoryEntry['changes']; headings?: { before: string; after: string } }

/** The changed fields of a history entry, before and after; `headings` replaces the column headings. */
export function Changes({ declaration, changes, headings }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  if (changes.length === 0) return <p className="muted">{t('history.unchanged')}</p>
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{headings?.before ?? t('history.before')}</th>
          <th scope="col">{headings?.after ?? t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field: name, before, after }) => {
          const field = fieldNamed(declaration, name)
          const Change = changeDisplayFor(field)
          if (Change)
            return (
              <tr key={name}>
                <th scope="row">{field && localize(field.label)}</th>
                <td colSpan={2}>
                  <Change before={before} after={after} />
                </td>
              </tr>
            )
          return (
            <tr key={name}>
              <th scope="row">{field ? localize(field.label) : name}</th>
              <td>{field ? <FieldDisplay field={field} value={before} /> : String(before ?? '')}</td>
              <td>{field ? <FieldDisplay field={field} value={after} /> : String(after ?? '')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
