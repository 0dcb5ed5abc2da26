import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { changeOf } from '../../fields/changes.ts'
import { Shown } from '../../fields/shows.tsx'
import { fieldNamed } from '../declarations.ts'
import type { HistoryEntry } from '../run-action.ts'

type Props = { declaration: AnyResource; changes: HistoryEntry['changes']; words?: { before: string; after: string } }

/** The fields of one act, before and after, by their kinds; `words` says it otherwise. */
export function Changes({ declaration, changes, words }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  if (changes.length === 0) return <p className="none">{t('history.unchanged')}</p>
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{words?.before ?? t('history.before')}</th>
          <th scope="col">{words?.after ?? t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field: name, before, after }) => {
          const field = fieldNamed(declaration, name)
          const Change = changeOf(field)
          if (Change)
            return (
              <tr key={name}>
                <th scope="row">{field && say(field.label)}</th>
                <td colSpan={2}>
                  <Change before={before} after={after} />
                </td>
              </tr>
            )
          return (
            <tr key={name}>
              <th scope="row">{field ? say(field.label) : name}</th>
              <td>{field ? <Shown field={field} value={before} /> : String(before ?? '')}</td>
              <td>{field ? <Shown field={field} value={after} /> : String(after ?? '')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
