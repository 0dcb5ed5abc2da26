import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { historyFieldLabels } from '@wasl/shared/registry/history-labels.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldNamed } from '../../api/declarations.ts'
import { changeDisplayFor } from '../../fields/changes.ts'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Changes = HistoryEntry['changes']

/** The changed fields of a history entry, one to a line: what was there, an arrow, and what is there now. A value that was not there has no arrow. */
export function ChangeLines({ declaration, changes }: { declaration: AnyResource; changes: Changes }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const shown = changes.filter(({ before, after }) => !isEmpty(before) || !isEmpty(after))
  if (shown.length === 0) return <p className="muted">{t('history.unchanged')}</p>
  return (
    <dl className="change-lines">
      {shown.map(({ field: name, before, after }) => {
        const field = fieldNamed(declaration, name)
        const label = field?.label ?? historyFieldLabels[name]
        return (
          <div key={name}>
            <dt>{label ? localize(label) : name}</dt>
            <dd>
              {field ? (
                <FieldChange field={field} before={before} after={after} />
              ) : (
                <Change before={isEmpty(before) ? null : <bdi>{String(before)}</bdi>}>
                  <bdi>{String(after ?? '')}</bdi>
                </Change>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function FieldChange({ field, before, after }: { field: AnyField; before: unknown; after: unknown }) {
  const Display = changeDisplayFor(field)
  if (Display) return <Display before={before} after={after} />
  return (
    <Change before={isEmpty(before) ? null : <FieldDisplay field={field} value={before} />}>
      <FieldDisplay field={field} value={after} />
    </Change>
  )
}

/** What was there, an arrow, and what is there now. */
function Change({ before, children }: { before: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      {before !== null && (
        <>
          <span className="change-before">{before}</span>
          <span className="change-arrow">
            <span aria-hidden />
            <span className="visually-hidden">{t('history.after')}</span>
          </span>
        </>
      )}
      {children}
    </>
  )
}
