import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { instantText } from '../../fields/format.ts'
import { isEmpty } from '../../fields/kinds.ts'
import { Shown } from '../../fields/shows.tsx'
import { targetIn } from '../related-ids.ts'

/** Kinds that need the whole width. */
const wide: readonly Kind[] = ['localized', 'localizedLong', 'localizedRich', 'longText', 'list', 'images', 'hasMany', 'permissions']

type Props = { declaration: AnyResource; row: AnyRow; changed?: ReadonlySet<string> }

/** Every field of a row that is visible for it, and when it was written; those that are `changed` are marked. */
export function Details({ declaration, row, changed }: Props) {
  const { t } = useTranslation()
  const shown = Object.entries(declaration.fields).filter(
    ([, field]) => !field.internal && (field.unseen !== undefined || isVisible(field, row)),
  )
  const isBeside = ([name, field]: [string, AnyField]) => 'beside' in field && !isEmpty(row[name])
  const beside = shown.filter(isBeside)
  const lines = (fields: readonly [string, AnyField][]) => (
    <dl className="details">
      {fields.map(([name, field]) => (
        <Line key={name} field={field} row={row} value={row[name]} isChanged={changed?.has(name) === true} />
      ))}
    </dl>
  )
  return (
    <div className="card">
      {beside.length === 0 ? (
        lines(shown)
      ) : (
        <div className="details-beside">
          {lines(shown.filter((one) => !isBeside(one)))}
          {lines(beside)}
        </div>
      )}
      {Boolean(row.created_at || row.updated_at) && (
        <p className="stamps">
          {typeof row.created_at === 'string' && (
            <span>
              {t('show.created')} <bdi dir="ltr">{instantText(row.created_at)}</bdi>
            </span>
          )}
          {typeof row.updated_at === 'string' && (
            <span>
              {t('show.updated')} <bdi dir="ltr">{instantText(row.updated_at)}</bdi>
            </span>
          )}
        </p>
      )}
    </div>
  )
}

function Line({ field, row, value, isChanged }: { field: AnyField; row: AnyRow; value: unknown; isChanged: boolean }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <div data-wide={wide.includes(field.kind)}>
      <dt>
        {say(field.label)}
        {isChanged && <span className="changed-mark">{t('steps.changed')}</span>}
      </dt>
      <dd>{field.unseen && !isVisible(field, row) ? say(field.unseen) : <Shown field={targetIn(field, row)} value={value} />}</dd>
    </div>
  )
}
